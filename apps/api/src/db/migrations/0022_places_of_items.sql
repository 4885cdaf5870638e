CREATE TABLE "item_places" (
	"restaurant_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "item_places_restaurant_id_category_id_item_id_pk" PRIMARY KEY("restaurant_id","category_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "item_places" ADD CONSTRAINT "item_places_category" FOREIGN KEY ("restaurant_id","category_id") REFERENCES "public"."categories"("restaurant_id","category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_places" ADD CONSTRAINT "item_places_item" FOREIGN KEY ("restaurant_id","item_id") REFERENCES "public"."items"("restaurant_id","item_id") ON DELETE no action ON UPDATE no action;