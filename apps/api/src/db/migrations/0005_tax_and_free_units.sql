ALTER TABLE "modifier_groups" ADD COLUMN "free_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "included_tax" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "restaurants" SET "settings" = "settings" || '{"prices_include_tax": false}'::jsonb;
