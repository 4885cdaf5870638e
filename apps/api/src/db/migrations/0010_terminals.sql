CREATE TABLE "terminal_payments" (
	"restaurant_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"terminal_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"reader" text NOT NULL,
	"running_since" timestamp with time zone,
	"held_until" timestamp with time zone,
	CONSTRAINT "terminal_payments_restaurant_id_payment_id_pk" PRIMARY KEY("restaurant_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "terminal_places" (
	"restaurant_id" uuid NOT NULL,
	"terminal_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "terminal_places_restaurant_id_terminal_id_pk" PRIMARY KEY("restaurant_id","terminal_id")
);
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "terminals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "terminal_payments" ADD CONSTRAINT "terminal_payments_payment" FOREIGN KEY ("restaurant_id","payment_id") REFERENCES "public"."payments"("restaurant_id","payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terminal_places" ADD CONSTRAINT "terminal_places_device" FOREIGN KEY ("restaurant_id","device_id") REFERENCES "public"."devices"("restaurant_id","device_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "terminal_payments_one_running" ON "terminal_payments" USING btree ("restaurant_id","terminal_id") WHERE running_since is not null;