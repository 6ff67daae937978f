ALTER TABLE "newsletter_subscribers" ADD COLUMN "issues" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "weekly_report" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_report" ON "newsletter_subscribers" USING btree ("id") WHERE state = 'subscribed' and weekly_report;