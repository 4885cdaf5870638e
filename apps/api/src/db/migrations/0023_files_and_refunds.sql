CREATE TABLE "item_places" (
	"restaurant_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "item_places_restaurant_id_category_id_item_id_pk" PRIMARY KEY("restaurant_id","category_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "retired_keys" (
	"restaurant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"id" uuid NOT NULL,
	"mark" jsonb,
	CONSTRAINT "retired_keys_restaurant_id_kind_key_pk" PRIMARY KEY("restaurant_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "refunded_units" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "refunded_part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "handed_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_log" jsonb;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "based_on_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_places" ADD CONSTRAINT "item_places_category" FOREIGN KEY ("restaurant_id","category_id") REFERENCES "public"."categories"("restaurant_id","category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_places" ADD CONSTRAINT "item_places_item" FOREIGN KEY ("restaurant_id","item_id") REFERENCES "public"."items"("restaurant_id","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retired_keys" ADD CONSTRAINT "retired_keys_restaurant" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("restaurant_id") ON DELETE no action ON UPDATE no action;