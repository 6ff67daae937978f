ALTER TABLE "accounts" ADD COLUMN "welcome_closed_at" timestamp with time zone;--> statement-breakpoint
-- Accounts from before the welcome do not get one.
UPDATE "accounts" SET "welcome_closed_at" = "created_at";
