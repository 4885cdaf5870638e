ALTER TABLE "guests" ADD COLUMN "campaign_code" text;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "room_number" text;