CREATE TABLE "order_prints" (
	"restaurant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"printer_id" uuid NOT NULL,
	"paper" text NOT NULL,
	"round" smallint NOT NULL,
	"copies" integer DEFAULT 0 NOT NULL,
	"printed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_prints_restaurant_id_order_id_printer_id_paper_round_pk" PRIMARY KEY("restaurant_id","order_id","printer_id","paper","round")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "playing" text;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "faults" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_prints" ADD CONSTRAINT "order_prints_order" FOREIGN KEY ("restaurant_id","order_id") REFERENCES "public"."orders"("restaurant_id","order_id") ON DELETE no action ON UPDATE no action;