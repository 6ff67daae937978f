ALTER TABLE "billing_invoices" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD COLUMN "credit_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD COLUMN "card_last4" text;