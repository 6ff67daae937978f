ALTER TABLE "billing_invoices" ADD COLUMN "refunds_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD COLUMN "dispute_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "taken_back_by" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "refunds_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_taken_back" CHECK (taken_back_by is null or (taken_back_by in ('refund', 'dispute') and refunded_at is not null));