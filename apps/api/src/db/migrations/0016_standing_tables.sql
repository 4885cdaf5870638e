DROP INDEX "table_sessions_by_table";--> statement-breakpoint
DROP INDEX "table_sessions_one_open";--> statement-breakpoint
ALTER TABLE "waiter_calls" ADD COLUMN "table_session_id" uuid;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "is_shared" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "table_sessions_open" ON "table_sessions" USING btree ("restaurant_id","table_id") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "table_sessions_one_open" ON "table_sessions" USING btree ("restaurant_id","table_id") WHERE closed_at is null and is_shared;