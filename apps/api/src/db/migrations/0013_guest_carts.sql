CREATE TABLE "guest_carts" (
	"restaurant_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"table_session_id" uuid NOT NULL,
	"items" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_carts_restaurant_id_guest_id_pk" PRIMARY KEY("restaurant_id","guest_id")
);
--> statement-breakpoint
ALTER TABLE "guest_carts" ADD CONSTRAINT "guest_carts_guest" FOREIGN KEY ("restaurant_id","guest_id") REFERENCES "public"."guests"("restaurant_id","guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_carts_by_session" ON "guest_carts" USING btree ("restaurant_id","table_session_id");