ALTER TABLE "contacts" ADD COLUMN "handed_on_at" timestamp with time zone;--> statement-breakpoint
UPDATE "contacts" SET "handed_on_at" = coalesce((
  SELECT "done_at" FROM "outbox" WHERE "kind" = 'contact.received' AND "payload"->>'contact_id' = "contact_id"::text AND "done_at" IS NOT NULL LIMIT 1
), "created_at") WHERE NOT EXISTS (
  SELECT FROM "outbox" WHERE "kind" = 'contact.received' AND "payload"->>'contact_id' = "contact_id"::text AND ("done_at" IS NULL OR "dead_at" IS NOT NULL)
);
