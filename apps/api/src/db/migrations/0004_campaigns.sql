CREATE TABLE "campaign_redemptions" (
	"restaurant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"is_held" boolean NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_redemptions_restaurant_id_order_id_campaign_id_subject_pk" PRIMARY KEY("restaurant_id","order_id","campaign_id","subject")
);
--> statement-breakpoint
CREATE TABLE "campaign_uses" (
	"restaurant_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"uses" integer NOT NULL,
	"most" integer NOT NULL,
	CONSTRAINT "campaign_uses_restaurant_id_campaign_id_subject_pk" PRIMARY KEY("restaurant_id","campaign_id","subject")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"restaurant_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"rank" integer NOT NULL,
	"campaign_code" text,
	"is_featured" boolean NOT NULL,
	"is_public" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"is_exclusive" boolean NOT NULL,
	"select_reward_item" boolean NOT NULL,
	"max_per_order" integer NOT NULL,
	"max_redemptions" integer,
	"max_redemptions_per_guest" integer,
	"order_types" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"schedule_id" uuid,
	"campaign_type" text NOT NULL,
	"condition" jsonb NOT NULL,
	"discount" jsonb NOT NULL,
	CONSTRAINT "campaigns_restaurant_id_campaign_id_pk" PRIMARY KEY("restaurant_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "order_campaigns" (
	"restaurant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"campaign_instance_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"campaign_id" uuid NOT NULL,
	"name" text NOT NULL,
	"campaign_code" text,
	"discount" integer NOT NULL,
	"total_price" integer NOT NULL,
	CONSTRAINT "order_campaigns_restaurant_id_order_id_campaign_instance_id_pk" PRIMARY KEY("restaurant_id","order_id","campaign_instance_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_redemptions" ADD CONSTRAINT "campaign_redemptions_order" FOREIGN KEY ("restaurant_id","order_id") REFERENCES "public"."orders"("restaurant_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_restaurant" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("restaurant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_schedule" FOREIGN KEY ("restaurant_id","schedule_id") REFERENCES "public"."schedules"("restaurant_id","schedule_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_campaigns" ADD CONSTRAINT "order_campaigns_order" FOREIGN KEY ("restaurant_id","order_id") REFERENCES "public"."orders"("restaurant_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_redemptions_held" ON "campaign_redemptions" USING btree ("redeemed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_key" ON "campaigns" USING btree ("restaurant_id","key");