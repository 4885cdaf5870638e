INSERT INTO "payment_references" ("payment_service", "reference", "account", "restaurant_id", "payment_id", "said_by", "said_at")
SELECT "payment_service", "provider_ref", '', "restaurant_id", "payment_id", 'server', "created_at"
FROM "payments" WHERE "provider_ref" IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "payment_references" ("payment_service", "reference", "account", "restaurant_id", "payment_id", "said_by", "said_at")
SELECT "payments"."payment_service", "transaction_ref", "settings" ->> 'nuvei_acct', "payments"."restaurant_id", "payment_id", 'processor', "payments"."updated_at"
FROM "payments" JOIN "restaurants" ON "restaurants"."restaurant_id" = "payments"."restaurant_id"
WHERE "payments"."payment_service" = 'NUVEI' AND "payment_method" <> 'TERMINAL' AND "transaction_ref" IS NOT NULL AND "settings" ->> 'nuvei_acct' IS NOT NULL
ORDER BY "payments"."created_at"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Two payments of one terminal under one name: which of them the name is of is for a person to tell.
UPDATE "payments" SET "refund_blocked_at" = now(), "transaction_ref" = NULL
FROM "restaurants", (
	SELECT "settings" ->> 'nuvei_acct' AS "account", "transaction_ref" AS "reference"
	FROM "payments" JOIN "restaurants" ON "restaurants"."restaurant_id" = "payments"."restaurant_id"
	WHERE "payments"."payment_service" = 'NUVEI' AND "payment_method" <> 'TERMINAL' AND "transaction_ref" IS NOT NULL AND "settings" ->> 'nuvei_acct' IS NOT NULL
	GROUP BY 1, 2 HAVING count(*) > 1
) AS "doubled"
WHERE "restaurants"."restaurant_id" = "payments"."restaurant_id" AND "payments"."payment_service" = 'NUVEI' AND "payment_method" <> 'TERMINAL'
	AND "settings" ->> 'nuvei_acct' = "doubled"."account" AND "transaction_ref" = "doubled"."reference";
