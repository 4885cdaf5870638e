CREATE INDEX "items_back" ON "items" USING btree ("is_in_stock_until") WHERE is_in_stock_until is not null;--> statement-breakpoint
CREATE INDEX "modifiers_back" ON "modifiers" USING btree ("is_in_stock_until") WHERE is_in_stock_until is not null;--> statement-breakpoint
CREATE INDEX "restaurants_state_ends" ON "restaurants" USING btree ("state_until") WHERE state_until is not null;