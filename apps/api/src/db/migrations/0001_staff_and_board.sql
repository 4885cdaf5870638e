CREATE TABLE "devices" (
	"restaurant_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"paired_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" uuid,
	CONSTRAINT "devices_restaurant_id_device_id_pk" PRIMARY KEY("restaurant_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "order_slots" (
	"restaurant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"slot_starts_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "order_slots_restaurant_id_order_id_pk" PRIMARY KEY("restaurant_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"restaurant_id" uuid NOT NULL,
	"refund_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"item_instance_ids" jsonb,
	"requested_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_restaurant_id_refund_id_pk" PRIMARY KEY("restaurant_id","refund_id")
);
--> statement-breakpoint
CREATE TABLE "staff_actions" (
	"restaurant_id" uuid NOT NULL,
	"action_id" uuid NOT NULL,
	"staff_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid,
	"detail" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_actions_restaurant_id_action_id_pk" PRIMARY KEY("restaurant_id","action_id")
);
--> statement-breakpoint
CREATE TABLE "waiter_calls" (
	"restaurant_id" uuid NOT NULL,
	"call_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"guest_name" text DEFAULT '' NOT NULL,
	"request" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	CONSTRAINT "waiter_calls_restaurant_id_call_id_pk" PRIMARY KEY("restaurant_id","call_id")
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "is_in_stock_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "modifiers" ADD COLUMN "is_in_stock_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_platform" text DEFAULT 'MENTUM' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_accepted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "state_by_file" text;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "state_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "busy_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "setup_code_hash" text;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "device_id" uuid;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD COLUMN "opened_by_token" text;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_restaurant" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("restaurant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_slots" ADD CONSTRAINT "order_slots_order" FOREIGN KEY ("restaurant_id","order_id") REFERENCES "public"."orders"("restaurant_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment" FOREIGN KEY ("restaurant_id","payment_id") REFERENCES "public"."payments"("restaurant_id","payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiter_calls" ADD CONSTRAINT "waiter_calls_table" FOREIGN KEY ("restaurant_id","table_id") REFERENCES "public"."tables"("restaurant_id","table_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_slots_by_slot" ON "order_slots" USING btree ("restaurant_id","slot_starts_at");--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("restaurant_id","payment_id");--> statement-breakpoint
CREATE INDEX "staff_actions_by_subject" ON "staff_actions" USING btree ("restaurant_id","subject_id");--> statement-breakpoint
CREATE INDEX "waiter_calls_open" ON "waiter_calls" USING btree ("restaurant_id","created_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "waiter_calls_by_table" ON "waiter_calls" USING btree ("restaurant_id","table_id","created_at");