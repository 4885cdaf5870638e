ALTER TABLE "guests" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "delivery_quotes_by_guest" ON "delivery_quotes" USING btree ("restaurant_id","guest_id");--> statement-breakpoint
CREATE INDEX "waiter_calls_to_forget" ON "waiter_calls" USING btree ("created_at") WHERE guest_name <> '' or request <> '';--> statement-breakpoint
CREATE INDEX "guests_to_forget" ON "guests" USING btree ("created_at") WHERE forgotten_at is null;--> statement-breakpoint
CREATE INDEX "text_messages_by_guest" ON "text_messages" USING btree ("restaurant_id","guest_id");