ALTER TABLE "payments" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "payments_with_network" ON "payments" USING btree ("created_at") WHERE network is not null;