ALTER TABLE "menus" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "theme" jsonb;