ALTER TABLE "newsletter_deliveries" DROP CONSTRAINT "newsletter_deliveries_outcome";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "pace" text DEFAULT 'every' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_outcome" CHECK (outcome in ('mailed', 'suppressed', 'segment', 'pace', 'empty'));--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_pace" CHECK (pace in ('every', 'weekly', 'monthly'));