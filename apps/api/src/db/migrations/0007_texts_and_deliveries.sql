CREATE TABLE "deliveries" (
	"restaurant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"external_id" text NOT NULL,
	"attempt" smallint DEFAULT 1 NOT NULL,
	"provider_ref" text,
	"offer_ref" text,
	"dispatched_at" timestamp with time zone,
	"cancel_asked_at" timestamp with time zone,
	"tracking_url" text,
	"courier_name" text,
	"courier_phone" text,
	"dropoff_eta" timestamp with time zone NOT NULL,
	"cost" integer,
	"is_picked_up" boolean DEFAULT false NOT NULL,
	"failure" text,
	"failed_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliveries_restaurant_id_order_id_pk" PRIMARY KEY("restaurant_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_events" (
	"restaurant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_events_restaurant_id_order_id_event_id_pk" PRIMARY KEY("restaurant_id","order_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_quotes" (
	"restaurant_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"fee" integer NOT NULL,
	"currency" text NOT NULL,
	"min_spend" integer NOT NULL,
	"delivery_tip" integer NOT NULL,
	"dropoff" jsonb NOT NULL,
	"zone_key" text,
	"dropoff_eta" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_quotes_restaurant_id_quote_id_pk" PRIMARY KEY("restaurant_id","quote_id"),
	CONSTRAINT "delivery_quotes_amounts" CHECK (fee >= 0 and min_spend >= 0 and delivery_tip >= 0)
);
--> statement-breakpoint
CREATE TABLE "phone_verifications" (
	"restaurant_id" uuid NOT NULL,
	"verification_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"phone_number" text NOT NULL,
	"code_hash" text,
	"provider_ref" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "phone_verifications_restaurant_id_verification_id_pk" PRIMARY KEY("restaurant_id","verification_id")
);
--> statement-breakpoint
CREATE TABLE "text_messages" (
	"restaurant_id" uuid NOT NULL,
	"text_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"phone_number" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"tried_at" timestamp with time zone,
	"provider_ref" text,
	"error_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_messages_restaurant_id_text_id_pk" PRIMARY KEY("restaurant_id","text_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_quote_id" uuid;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "phone_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_order" FOREIGN KEY ("restaurant_id","order_id") REFERENCES "public"."orders"("restaurant_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_of_quote" FOREIGN KEY ("restaurant_id","quote_id") REFERENCES "public"."delivery_quotes"("restaurant_id","quote_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_events" ADD CONSTRAINT "delivery_events_delivery" FOREIGN KEY ("restaurant_id","order_id") REFERENCES "public"."deliveries"("restaurant_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_quotes" ADD CONSTRAINT "delivery_quotes_guest" FOREIGN KEY ("restaurant_id","guest_id") REFERENCES "public"."guests"("restaurant_id","guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_verifications" ADD CONSTRAINT "phone_verifications_guest" FOREIGN KEY ("restaurant_id","guest_id") REFERENCES "public"."guests"("restaurant_id","guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_guest" FOREIGN KEY ("restaurant_id","guest_id") REFERENCES "public"."guests"("restaurant_id","guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_quote" ON "deliveries" USING btree ("restaurant_id","quote_id");--> statement-breakpoint
CREATE INDEX "deliveries_external" ON "deliveries" USING btree ("external_id");--> statement-breakpoint
CREATE INDEX "deliveries_by_guest" ON "deliveries" USING btree ("restaurant_id","guest_id");--> statement-breakpoint
CREATE INDEX "deliveries_live" ON "deliveries" USING btree ("updated_at") WHERE status not in ('DELIVERED', 'CANCELLED');--> statement-breakpoint
CREATE INDEX "delivery_quotes_age" ON "delivery_quotes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_verifications_one_open" ON "phone_verifications" USING btree ("restaurant_id","guest_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "phone_verifications_age" ON "phone_verifications" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "text_messages_once" ON "text_messages" USING btree ("restaurant_id","order_id","phone_number");