CREATE TABLE "billing_cards" (
	"stripe_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"fingerprint_hash" text,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_cards_last4" CHECK (last4 ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"account_id" text PRIMARY KEY NOT NULL,
	"stripe_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_drifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_drifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"found_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"detail" text NOT NULL,
	"mended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_invoices" (
	"stripe_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"subscription_id" text,
	"number" text,
	"status" text NOT NULL,
	"total_cents" bigint NOT NULL,
	"paid_cents" bigint NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"page_url" text,
	"pdf_url" text,
	"synced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_invoices_amounts" CHECK (total_cents >= 0 and paid_cents >= 0 and refunded_cents >= 0),
	CONSTRAINT "billing_invoices_status" CHECK (status in ('draft', 'open', 'paid', 'uncollectible', 'void'))
);
--> statement-breakpoint
CREATE TABLE "billing_operations" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"operation" text NOT NULL,
	"client_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "billing_operations_state" CHECK (state in ('open', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "founder_locks" (
	"account_id" text PRIMARY KEY NOT NULL,
	"locked_at" timestamp with time zone NOT NULL,
	"lost_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription_credits" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"code" text NOT NULL,
	"source" text NOT NULL,
	"credited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_credits_not_self" CHECK (owner_id <> account_id),
	CONSTRAINT "subscription_credits_source" CHECK (source in ('code', 'link', 'invoice'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"stripe_id" text,
	"tier" text NOT NULL,
	"interval" text NOT NULL,
	"status" text NOT NULL,
	"unique_id" text,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"trial_end" timestamp with time zone,
	"cancels_at_period_end" boolean DEFAULT false NOT NULL,
	"past_due_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"latest_invoice_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone,
	CONSTRAINT "subscriptions_status" CHECK (status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled')),
	CONSTRAINT "subscriptions_tier" CHECK (tier in ('member', 'cofounder')),
	CONSTRAINT "subscriptions_interval" CHECK (interval in ('month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "test_drives" (
	"account_id" text PRIMARY KEY NOT NULL,
	"fingerprint_hash" text NOT NULL,
	"subscription_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text,
	"customer_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" timestamp with time zone,
	CONSTRAINT "webhook_events_state" CHECK (state in ('received', 'done', 'ignored'))
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"months" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"payment_intent_id" text,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"redeemed_by" text,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "gifts_redeemed_whole" CHECK ((redeemed_by is null) = (redeemed_at is null)),
	CONSTRAINT "gifts_paid_first" CHECK (redeemed_at is null or paid_at is not null)
);
--> statement-breakpoint
CREATE TABLE "membership_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"tier" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"gift_id" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	CONSTRAINT "membership_grants_span" CHECK (ends_at > starts_at),
	CONSTRAINT "membership_grants_kind" CHECK (kind in ('gift', 'complimentary')),
	CONSTRAINT "membership_grants_gift_whole" CHECK ((kind = 'gift') = (gift_id is not null)),
	CONSTRAINT "membership_grants_reason" CHECK (reason <> '')
);
--> statement-breakpoint
ALTER TABLE "billing_cards" ADD CONSTRAINT "billing_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_grants" ADD CONSTRAINT "membership_grants_gift_id_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_cards_account" ON "billing_cards" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_cards_default" ON "billing_cards" USING btree ("account_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_stripe" ON "billing_customers" USING btree ("stripe_id");--> statement-breakpoint
CREATE INDEX "billing_drifts_found" ON "billing_drifts" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "billing_invoices_account" ON "billing_invoices" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_operations_client" ON "billing_operations" USING btree ("account_id","operation","client_key");--> statement-breakpoint
CREATE INDEX "billing_operations_age" ON "billing_operations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscription_credits_owner" ON "subscription_credits" USING btree ("owner_id","credited_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_stripe" ON "subscriptions" USING btree ("stripe_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("account_id") WHERE status not in ('canceled', 'incomplete_expired');--> statement-breakpoint
CREATE INDEX "subscriptions_account" ON "subscriptions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_unique" ON "subscriptions" USING btree ("unique_id");--> statement-breakpoint
CREATE INDEX "subscriptions_period" ON "subscriptions" USING btree ("period_end") WHERE status in ('trialing', 'active', 'past_due');--> statement-breakpoint
CREATE UNIQUE INDEX "test_drives_card" ON "test_drives" USING btree ("fingerprint_hash");--> statement-breakpoint
CREATE INDEX "webhook_events_open" ON "webhook_events" USING btree ("received_at") WHERE state = 'received';--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_code" ON "gifts" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_payment" ON "gifts" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "gifts_buyer" ON "gifts" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "membership_grants_account" ON "membership_grants" USING btree ("account_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_grants_gift" ON "membership_grants" USING btree ("gift_id");--> statement-breakpoint
CREATE INDEX "membership_grants_end" ON "membership_grants" USING btree ("ends_at") WHERE expired_at is null and revoked_at is null;