-- A reply of a few kilobytes is kept for a day: packing it on the way in costs more than the room it takes.
ALTER TABLE "idempotency_keys" ALTER COLUMN "reply" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" SET (toast_tuple_target = 8160);
