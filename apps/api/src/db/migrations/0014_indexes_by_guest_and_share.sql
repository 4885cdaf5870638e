CREATE INDEX CONCURRENTLY "orders_by_placing" ON "orders" USING btree ("restaurant_id","placed_at","order_id") WHERE placed_at is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_by_guest" ON "payments" USING btree ("restaurant_id","guest_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_by_share" ON "payments" USING btree ("restaurant_id","share_id") WHERE share_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "access_tokens_by_session" ON "access_tokens" USING btree ("restaurant_id","table_session_id") WHERE ended_at is null;