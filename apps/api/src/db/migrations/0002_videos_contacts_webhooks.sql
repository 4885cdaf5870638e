CREATE TABLE "contacts" (
	"contact_id" uuid PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"restaurant_id" uuid NOT NULL,
	"path" text NOT NULL,
	"media_hash" text NOT NULL,
	"mime_type" text NOT NULL,
	"byte_count" integer NOT NULL,
	"title" text NOT NULL,
	"shown_on" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"rank" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "videos_restaurant_id_path_pk" PRIMARY KEY("restaurant_id","path")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "second_logo" text;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "webhook" jsonb;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_restaurant" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("restaurant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_content" ON "contacts" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "videos_by_hash" ON "videos" USING btree ("restaurant_id","media_hash");--> statement-breakpoint
CREATE INDEX "menus_by_id" ON "menus" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "schedules_by_id" ON "schedules" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("dead_at") WHERE dead_at is not null;