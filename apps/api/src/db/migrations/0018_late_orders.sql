CREATE TABLE "late_orders" (
	"restaurant_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"local_number" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"shown_total" integer NOT NULL,
	"differences" jsonb NOT NULL,
	CONSTRAINT "late_orders_restaurant_id_device_id_local_number_pk" PRIMARY KEY("restaurant_id","device_id","local_number")
);
--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "last_local_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "late_orders" ADD CONSTRAINT "late_orders_order" FOREIGN KEY ("restaurant_id","order_id") REFERENCES "public"."orders"("restaurant_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_orders" ADD CONSTRAINT "late_orders_device" FOREIGN KEY ("restaurant_id","device_id") REFERENCES "public"."devices"("restaurant_id","device_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "late_orders_by_order" ON "late_orders" USING btree ("restaurant_id","order_id");