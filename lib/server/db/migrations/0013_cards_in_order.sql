ALTER TABLE "billing_customers" ADD COLUMN "cards_asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "cards_told" integer DEFAULT 0 NOT NULL;