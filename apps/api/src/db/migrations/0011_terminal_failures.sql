ALTER TABLE "terminal_payments" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "terminal_payments" ADD COLUMN "provider_message" text;