ALTER TABLE "payments" ADD COLUMN "transaction_ref" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "action_ref" text;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "statement" jsonb;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "payment_secrets" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refunded_before" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_transaction_ref" ON "payments" USING btree ("restaurant_id","payment_service","transaction_ref") WHERE transaction_ref is not null;