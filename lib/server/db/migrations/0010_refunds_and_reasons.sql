ALTER TABLE "touches" DROP CONSTRAINT "touches_subject_kind";--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "led_by_post" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "touches" ADD CONSTRAINT "touches_subject_kind" CHECK (subject_kind in ('account', 'lead', 'subscription'));--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_dispute" CHECK (dispute in ('open', 'won', 'lost'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_cancel_reason" CHECK (cancel_reason in ('too_expensive', 'unused', 'missing_features', 'record', 'too_complex', 'other'));