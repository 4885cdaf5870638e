CREATE TABLE "categories" (
	"restaurant_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "categories_restaurant_id_category_id_pk" PRIMARY KEY("restaurant_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "item_modifier_groups" (
	"restaurant_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"modifier_group_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"min_qty" integer,
	"max_qty" integer,
	"is_required" boolean,
	CONSTRAINT "item_modifier_groups_restaurant_id_item_id_modifier_group_id_pk" PRIMARY KEY("restaurant_id","item_id","modifier_group_id")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"restaurant_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" integer NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"is_in_stock_by_file" boolean NOT NULL,
	"is_featured" boolean NOT NULL,
	"rank" integer NOT NULL,
	"image" text,
	"allergens" jsonb,
	"diets" jsonb,
	CONSTRAINT "items_restaurant_id_item_id_pk" PRIMARY KEY("restaurant_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"restaurant_id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"rank" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"menu_status" text,
	"schedule_id" uuid,
	"image" text,
	CONSTRAINT "menus_restaurant_id_menu_id_pk" PRIMARY KEY("restaurant_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "modifier_groups" (
	"restaurant_id" uuid NOT NULL,
	"modifier_group_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"min_qty" integer NOT NULL,
	"max_qty" integer NOT NULL,
	"max_selections" integer NOT NULL,
	"is_multiple_selection_allowed" boolean NOT NULL,
	"is_required" boolean NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "modifier_groups_restaurant_id_modifier_group_id_pk" PRIMARY KEY("restaurant_id","modifier_group_id")
);
--> statement-breakpoint
CREATE TABLE "modifiers" (
	"restaurant_id" uuid NOT NULL,
	"modifier_id" uuid NOT NULL,
	"modifier_group_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" integer NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"is_in_stock_by_file" boolean NOT NULL,
	"default_count" integer NOT NULL,
	"rank" integer NOT NULL,
	"allergens" jsonb,
	"diets" jsonb,
	CONSTRAINT "modifiers_restaurant_id_modifier_id_pk" PRIMARY KEY("restaurant_id","modifier_id")
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"restaurant_id" uuid NOT NULL,
	"schedule_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"intervals" jsonb NOT NULL,
	"exceptions" jsonb NOT NULL,
	CONSTRAINT "schedules_restaurant_id_schedule_id_pk" PRIMARY KEY("restaurant_id","schedule_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"reply" jsonb,
	"leased_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_idempotency_key_pk" PRIMARY KEY("scope","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"window_starts_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "limit_counters_scope_subject_window_starts_at_pk" PRIMARY KEY("scope","subject","window_starts_at")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"restaurant_id" uuid NOT NULL,
	"outbox_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" timestamp with time zone,
	CONSTRAINT "outbox_restaurant_id_outbox_id_pk" PRIMARY KEY("restaurant_id","outbox_id")
);
--> statement-breakpoint
CREATE TABLE "item_ratings" (
	"restaurant_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_ratings_restaurant_id_guest_id_item_id_pk" PRIMARY KEY("restaurant_id","guest_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"restaurant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"item_instance_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"item_id" uuid NOT NULL,
	"menu_id" uuid NOT NULL,
	"menu_name" text NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"price_with_modifiers" integer NOT NULL,
	"multiplier" integer NOT NULL,
	"amount" integer NOT NULL,
	"discount" integer NOT NULL,
	"modifiers" jsonb NOT NULL,
	"special_instructions" text NOT NULL,
	"campaign_instance_id" uuid,
	"is_reward_item" boolean NOT NULL,
	"has_paid" text NOT NULL,
	"allergens" jsonb,
	"diets" jsonb,
	CONSTRAINT "order_items_restaurant_id_order_id_item_instance_id_pk" PRIMARY KEY("restaurant_id","order_id","item_instance_id")
);
--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"restaurant_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_numbers_restaurant_id_order_number_pk" PRIMARY KEY("restaurant_id","order_number")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"restaurant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"table_session_id" uuid NOT NULL,
	"order_type" text NOT NULL,
	"status" text NOT NULL,
	"cancel_reason" text,
	"order_number" text,
	"currency" text NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"net_total" integer NOT NULL,
	"delivery_fee" integer NOT NULL,
	"tax_rate" text NOT NULL,
	"tax_amount" integer NOT NULL,
	"total_with_tax" integer NOT NULL,
	"tip_amount" integer NOT NULL,
	"delivery_tip_amount" integer NOT NULL,
	"total_with_tip_and_tax" integer NOT NULL,
	"tip_percentage" integer,
	"tip_fixed" integer,
	"order_instructions" text DEFAULT '' NOT NULL,
	"pickup_time" timestamp with time zone,
	"ready_at" timestamp with time zone,
	"placed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_restaurant_id_order_id_pk" PRIMARY KEY("restaurant_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"restaurant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_restaurant_id_order_id_pk" PRIMARY KEY("restaurant_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"restaurant_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"payment_event_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"source" text NOT NULL,
	"detail" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_restaurant_id_payment_id_payment_event_id_pk" PRIMARY KEY("restaurant_id","payment_id","payment_event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"restaurant_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"payment_service" text NOT NULL,
	"payment_method" text NOT NULL,
	"account_id" text,
	"provider_ref" text,
	"client_secret" text,
	"amount" integer NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	CONSTRAINT "payments_restaurant_id_payment_id_pk" PRIMARY KEY("restaurant_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"payment_service" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"provider_ref" text,
	"account_id" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "webhook_events_payment_service_event_id_pk" PRIMARY KEY("payment_service","event_id")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"restaurant_id" uuid NOT NULL,
	"path" text NOT NULL,
	"media_hash" text NOT NULL,
	"mime_type" text NOT NULL,
	"image" jsonb NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_restaurant_id_path_pk" PRIMARY KEY("restaurant_id","path")
);
--> statement-breakpoint
CREATE TABLE "restaurants" (
	"restaurant_id" uuid PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"franchise_key" text,
	"franchise_id" uuid,
	"schedule_id" uuid,
	"settings" jsonb NOT NULL,
	"logo" text,
	"header_image" text,
	"menu_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"restaurant_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"pin_hash" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_restaurant_id_staff_id_pk" PRIMARY KEY("restaurant_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"restaurant_id" uuid NOT NULL,
	"language" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"field" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "translations_restaurant_id_language_subject_id_field_pk" PRIMARY KEY("restaurant_id","language","subject_id","field")
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"restaurant_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"table_session_id" uuid,
	"table_id" uuid,
	"staff_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "access_tokens_restaurant_id_token_hash_pk" PRIMARY KEY("restaurant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"restaurant_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"table_session_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone_number" text,
	"language" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guests_restaurant_id_guest_id_pk" PRIMARY KEY("restaurant_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "table_sessions" (
	"restaurant_id" uuid NOT NULL,
	"table_session_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "table_sessions_restaurant_id_table_session_id_pk" PRIMARY KEY("restaurant_id","table_session_id")
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"restaurant_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"local_id" text,
	"section_type" text NOT NULL,
	"is_tablet" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tables_restaurant_id_table_id_pk" PRIMARY KEY("restaurant_id","table_id")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_menu" FOREIGN KEY ("restaurant_id","menu_id") REFERENCES "public"."menus"("restaurant_id","menu_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_modifier_groups" ADD CONSTRAINT "item_modifier_groups_item" FOREIGN KEY ("restaurant_id","item_id") REFERENCES "public"."items"("restaurant_id","item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_modifier_groups" ADD CONSTRAINT "item_modifier_groups_group" FOREIGN KEY ("restaurant_id","modifier_group_id") REFERENCES "public"."modifier_groups"("restaurant_id","modifier_group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_category" FOREIGN KEY ("restaurant_id","category_id") REFERENCES "public"."categories"("restaurant_id","category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_restaurant" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("restaurant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_schedule" FOREIGN KEY ("restaurant_id","schedule_id") REFERENCES "public"."schedules"("restaurant_id","schedule_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modifier_groups" ADD CONSTRAINT "modifier_groups_restaurant" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("restaurant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modifiers" ADD CONSTRAINT "modifiers_group" FOREIGN KEY ("restaurant_id","modifier_group_id") REFERENCES "public"."modifier_groups"("restaurant_id","modifier_group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_restaurant" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("restaurant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order" FOREIGN KEY ("restaurant_id","order_id") REFERENCES "public"."orders"("restaurant_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_guest" FOREIGN KEY ("restaurant_id","guest_id") REFERENCES "public"."guests"("restaurant_id","guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order" FOREIGN KEY ("restaurant_id","order_id") REFERENCES "public"."orders"("restaurant_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment" FOREIGN KEY ("restaurant_id","payment_id") REFERENCES "public"."payments"("restaurant_id","payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order" FOREIGN KEY ("restaurant_id","order_id") REFERENCES "public"."orders"("restaurant_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_restaurant" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("restaurant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_restaurant" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("restaurant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_restaurant" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("restaurant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_session" FOREIGN KEY ("restaurant_id","table_session_id") REFERENCES "public"."table_sessions"("restaurant_id","table_session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD CONSTRAINT "table_sessions_table" FOREIGN KEY ("restaurant_id","table_id") REFERENCES "public"."tables"("restaurant_id","table_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_restaurant" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("restaurant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_key" ON "categories" USING btree ("restaurant_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "items_key" ON "items" USING btree ("restaurant_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "menus_key" ON "menus" USING btree ("restaurant_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "modifier_groups_key" ON "modifier_groups" USING btree ("restaurant_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "modifiers_key" ON "modifiers" USING btree ("restaurant_id","modifier_group_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_key" ON "schedules" USING btree ("restaurant_id","key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "orders_by_guest" ON "orders" USING btree ("restaurant_id","guest_id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("restaurant_id","status","placed_at");--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("restaurant_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_ref" ON "payments" USING btree ("payment_service","provider_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("restaurant_id","order_id") WHERE status in ('CREATED', 'PROCESSING', 'AUTHORIZED');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_captured" ON "payments" USING btree ("restaurant_id","order_id") WHERE status = 'CAPTURED';--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE status in ('CREATED', 'PROCESSING', 'AUTHORIZED');--> statement-breakpoint
CREATE INDEX "webhook_events_open" ON "webhook_events" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "media_by_hash" ON "media" USING btree ("restaurant_id","media_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "restaurants_endpoint" ON "restaurants" USING btree ("endpoint");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_name" ON "staff" USING btree ("restaurant_id","name");--> statement-breakpoint
CREATE INDEX "guests_by_session" ON "guests" USING btree ("restaurant_id","table_session_id");--> statement-breakpoint
CREATE INDEX "guests_by_id" ON "guests" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "table_sessions_by_table" ON "table_sessions" USING btree ("restaurant_id","table_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tables_local_id" ON "tables" USING btree ("restaurant_id","local_id");