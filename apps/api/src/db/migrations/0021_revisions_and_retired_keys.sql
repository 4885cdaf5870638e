CREATE TABLE "retired_keys" (
	"restaurant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"id" uuid NOT NULL,
	"mark" jsonb,
	CONSTRAINT "retired_keys_restaurant_id_kind_key_pk" PRIMARY KEY("restaurant_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "based_on_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "retired_keys" ADD CONSTRAINT "retired_keys_restaurant" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("restaurant_id") ON DELETE no action ON UPDATE no action;