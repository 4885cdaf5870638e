CREATE TABLE "payment_references" (
	"payment_service" text NOT NULL,
	"reference" text NOT NULL,
	"account" text NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"said_by" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_references_payment_service_reference_account_pk" PRIMARY KEY("payment_service","reference","account")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_blocked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_references_by_payment" ON "payment_references" USING btree ("restaurant_id","payment_id");--> statement-breakpoint
INSERT INTO "payment_references" ("payment_service", "reference", "account", "restaurant_id", "payment_id", "said_by", "said_at")
SELECT "payment_service", "provider_ref", '', "restaurant_id", "payment_id", 'server', "created_at"
FROM "payments" WHERE "provider_ref" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "payment_references" ("payment_service", "reference", "account", "restaurant_id", "payment_id", "said_by", "said_at")
SELECT "payments"."payment_service", "transaction_ref", "settings" ->> 'nuvei_acct', "payments"."restaurant_id", "payment_id", 'processor', "payments"."updated_at"
FROM "payments" JOIN "restaurants" ON "restaurants"."restaurant_id" = "payments"."restaurant_id"
WHERE "payments"."payment_service" = 'NUVEI' AND "payment_method" <> 'TERMINAL' AND "transaction_ref" IS NOT NULL AND "settings" ->> 'nuvei_acct' IS NOT NULL
ORDER BY "payments"."created_at"
ON CONFLICT DO NOTHING;
