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
DROP INDEX "table_sessions_by_table";--> statement-breakpoint
DROP INDEX "table_sessions_one_open";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waiter_calls" ADD COLUMN "table_session_id" uuid;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "is_shared" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_references_by_payment" ON "payment_references" USING btree ("restaurant_id","payment_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "delivery_quotes_by_guest" ON "delivery_quotes" USING btree ("restaurant_id","guest_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_by_placing" ON "orders" USING btree ("restaurant_id","placed_at","order_id") WHERE placed_at is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_by_guest" ON "payments" USING btree ("restaurant_id","guest_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_by_share" ON "payments" USING btree ("restaurant_id","share_id") WHERE share_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_with_network" ON "payments" USING btree ("created_at") WHERE network is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "waiter_calls_to_forget" ON "waiter_calls" USING btree ("created_at") WHERE guest_name <> '' or request <> '';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "access_tokens_by_session" ON "access_tokens" USING btree ("restaurant_id","table_session_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "guests_to_forget" ON "guests" USING btree ("created_at") WHERE forgotten_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "table_sessions_open" ON "table_sessions" USING btree ("restaurant_id","table_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "text_messages_by_guest" ON "text_messages" USING btree ("restaurant_id","guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "table_sessions_one_open" ON "table_sessions" USING btree ("restaurant_id","table_id") WHERE closed_at is null and is_shared;