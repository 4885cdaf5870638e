CREATE TABLE "bill_share_items" (
	"restaurant_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"item_instance_id" uuid NOT NULL,
	"is_live" boolean NOT NULL,
	CONSTRAINT "bill_share_items_restaurant_id_share_id_item_instance_id_pk" PRIMARY KEY("restaurant_id","share_id","item_instance_id")
);
--> statement-breakpoint
CREATE TABLE "bill_share_orders" (
	"restaurant_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"discount" integer NOT NULL,
	"net_total" integer NOT NULL,
	"delivery_fee" integer NOT NULL,
	"tax_amount" integer NOT NULL,
	"tip_amount" integer NOT NULL,
	"order_tip" integer NOT NULL,
	"is_live" boolean NOT NULL,
	CONSTRAINT "bill_share_orders_restaurant_id_share_id_order_id_pk" PRIMARY KEY("restaurant_id","share_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "bill_shares" (
	"restaurant_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"table_session_id" uuid NOT NULL,
	"guest_id" uuid,
	"staff_id" uuid,
	"kind" text NOT NULL,
	"parts" smallint,
	"parts_of" smallint,
	"amount" integer NOT NULL,
	"tip_amount" integer NOT NULL,
	"status" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "bill_shares_restaurant_id_share_id_pk" PRIMARY KEY("restaurant_id","share_id")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"restaurant_id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"section_type" text NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "sections_restaurant_id_section_id_pk" PRIMARY KEY("restaurant_id","section_id")
);
--> statement-breakpoint
CREATE TABLE "table_pins" (
	"restaurant_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "payments_one_open";--> statement-breakpoint
DROP INDEX "payments_one_captured";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "round" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "claimed_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "share_id" uuid;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "table_presence" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "affiliate_code" text;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "closed_from" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "section_id" uuid;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "is_standing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "is_in_service" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_share_items" ADD CONSTRAINT "bill_share_items_share" FOREIGN KEY ("restaurant_id","share_id") REFERENCES "public"."bill_shares"("restaurant_id","share_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_share_items" ADD CONSTRAINT "bill_share_items_item" FOREIGN KEY ("restaurant_id","order_id","item_instance_id") REFERENCES "public"."order_items"("restaurant_id","order_id","item_instance_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_share_orders" ADD CONSTRAINT "bill_share_orders_share" FOREIGN KEY ("restaurant_id","share_id") REFERENCES "public"."bill_shares"("restaurant_id","share_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_share_orders" ADD CONSTRAINT "bill_share_orders_order" FOREIGN KEY ("restaurant_id","order_id") REFERENCES "public"."orders"("restaurant_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_shares" ADD CONSTRAINT "bill_shares_session" FOREIGN KEY ("restaurant_id","table_session_id") REFERENCES "public"."table_sessions"("restaurant_id","table_session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_restaurant" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("restaurant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_pins" ADD CONSTRAINT "table_pins_restaurant" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("restaurant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_share_items_once" ON "bill_share_items" USING btree ("restaurant_id","order_id","item_instance_id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "bill_share_orders_by_order" ON "bill_share_orders" USING btree ("restaurant_id","order_id");--> statement-breakpoint
CREATE INDEX "bill_shares_by_session" ON "bill_shares" USING btree ("restaurant_id","table_session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_shares_one_open" ON "bill_shares" USING btree ("restaurant_id","guest_id") WHERE status = 'CLAIMED';--> statement-breakpoint
CREATE INDEX "bill_shares_held" ON "bill_shares" USING btree ("held_until") WHERE status = 'CLAIMED';--> statement-breakpoint
CREATE UNIQUE INDEX "sections_key" ON "sections" USING btree ("restaurant_id","key");--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_section" FOREIGN KEY ("restaurant_id","section_id") REFERENCES "public"."sections"("restaurant_id","section_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_session" ON "orders" USING btree ("restaurant_id","table_session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_per_share" ON "payments" USING btree ("restaurant_id","share_id") WHERE status in ('CREATED', 'PROCESSING', 'AUTHORIZED');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_captured_per_share" ON "payments" USING btree ("restaurant_id","share_id") WHERE status = 'CAPTURED';--> statement-breakpoint
CREATE UNIQUE INDEX "table_sessions_one_open" ON "table_sessions" USING btree ("restaurant_id","table_id") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tables_key" ON "tables" USING btree ("restaurant_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("restaurant_id","order_id") WHERE status in ('CREATED', 'PROCESSING', 'AUTHORIZED') and share_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_captured" ON "payments" USING btree ("restaurant_id","order_id") WHERE status = 'CAPTURED' and share_id is null;--> statement-breakpoint
UPDATE "orders" SET "claimed_amount" = "total_with_tax" WHERE EXISTS (
	SELECT 1 FROM "payments" WHERE "payments"."restaurant_id" = "orders"."restaurant_id" AND "payments"."order_id" = "orders"."order_id" AND "payments"."status" = 'CAPTURED'
);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_claimed" CHECK (claimed_amount between 0 and total_with_tax);