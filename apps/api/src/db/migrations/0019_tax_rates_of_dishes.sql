ALTER TABLE "categories" ADD COLUMN "tax_rates" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "tax_rates" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax_rate" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taxes" jsonb;