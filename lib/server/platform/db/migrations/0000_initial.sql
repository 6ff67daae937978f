-- Generated from the schema, but for this extension and the functions and triggers at the end, which drizzle-kit does not write.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "account_links" (
	"user_id" text PRIMARY KEY NOT NULL,
	"investor_id" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_links_investor_id_unique" UNIQUE("investor_id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"referred_by" text,
	"unique_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"welcome_closed_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "accounts_kind" CHECK (kind in ('user', 'investor'))
);
--> statement-breakpoint
CREATE TABLE "email_cancel_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"account_id" text NOT NULL,
	"search" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"authenticated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_for" text,
	"user_agent" text,
	"ip" text
);
--> statement-breakpoint
CREATE TABLE "aml_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"step" text NOT NULL,
	"answers" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "aml_answers_id" CHECK (id = account_id || ':' || step),
	CONSTRAINT "aml_answers_step" CHECK (step in ('identity', 'address', 'funds', 'declarations')),
	CONSTRAINT "aml_answers_sealed" CHECK (answers like 's1.%')
);
--> statement-breakpoint
CREATE TABLE "application_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"type" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_drafts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"step" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"fingerprint" text NOT NULL,
	"sealed" text,
	"held_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"first_sent_at" timestamp with time zone,
	"broker_account_id" text,
	"status" text,
	"needs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refusal" text,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "applications_state" CHECK (state in ('sending', 'unanswered', 'sent', 'refused')),
	CONSTRAINT "applications_sent" CHECK (state <> 'sent' or broker_account_id is not null),
	CONSTRAINT "applications_sealed" CHECK (sealed is null or state in ('sending', 'unanswered'))
);
--> statement-breakpoint
CREATE TABLE "clicks" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"code" text NOT NULL,
	"path" text NOT NULL,
	"utm" jsonb NOT NULL,
	"visitor_key" text,
	"agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promoter_acceptances" (
	"account_id" text NOT NULL,
	"version" integer NOT NULL,
	"text_hash" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"ip" text,
	CONSTRAINT "promoter_acceptances_account_id_version_pk" PRIMARY KEY("account_id","version")
);
--> statement-breakpoint
CREATE TABLE "promoter_profiles" (
	"account_id" text PRIMARY KEY NOT NULL,
	"display_name" text,
	"listed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_bindings" (
	"account_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"code" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_bindings_not_self" CHECK (owner_id <> account_id)
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"code" text NOT NULL,
	"code_key" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "referral_codes_kind" CHECK (kind in ('personal', 'promo')),
	CONSTRAINT "referral_codes_key" CHECK (code_key = lower(code) and code ~ '^[A-Za-z0-9_-]{1,64}$')
);
--> statement-breakpoint
CREATE TABLE "touches" (
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"place" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"path" text NOT NULL,
	"referrer" text,
	"utm" jsonb NOT NULL,
	"referred_by" text,
	CONSTRAINT "touches_subject_kind_subject_id_place_pk" PRIMARY KEY("subject_kind","subject_id","place"),
	CONSTRAINT "touches_subject_kind" CHECK (subject_kind in ('account', 'lead', 'subscription')),
	CONSTRAINT "touches_place" CHECK (place in ('first', 'last'))
);
--> statement-breakpoint
CREATE TABLE "visitor_salts" (
	"day" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_links" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"item_id" text NOT NULL,
	"bank_account_id" text NOT NULL,
	"access_token" text NOT NULL,
	"public_token_hash" text NOT NULL,
	"bank_name" text NOT NULL,
	"mask" text,
	"account_type" text NOT NULL,
	"state" text NOT NULL,
	"needs_login" boolean DEFAULT false NOT NULL,
	"relationship_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_links_state" CHECK (state in ('unfinished', 'queued', 'pending', 'approved', 'rejected', 'ending')),
	CONSTRAINT "bank_links_type" CHECK (account_type in ('checking', 'savings'))
);
--> statement-breakpoint
CREATE TABLE "oauth_states" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "simulated_records" (
	"service" text NOT NULL,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulated_records_service_key_pk" PRIMARY KEY("service","key")
);
--> statement-breakpoint
CREATE TABLE "tradier_links" (
	"account_id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"accounts" jsonb NOT NULL,
	"scope" text NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text,
	"refresh_held_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"linked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_drifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_drifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"found_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"detail" text NOT NULL,
	"fixed_at" timestamp with time zone
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
	"created_at" timestamp with time zone NOT NULL,
	"cards_asked" integer DEFAULT 0 NOT NULL,
	"cards_told" integer DEFAULT 0 NOT NULL
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
	"refunds_asked_at" timestamp with time zone,
	"dispute" text,
	"dispute_asked_at" timestamp with time zone,
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
	CONSTRAINT "billing_invoices_dispute" CHECK (dispute in ('open', 'won', 'lost')),
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
CREATE TABLE "billing_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" text NOT NULL,
	"cents" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_refunds_cents" CHECK (cents <> 0)
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
	"cancel_reason" text,
	"led_by_post" text,
	"latest_invoice_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone,
	CONSTRAINT "subscriptions_status" CHECK (status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled')),
	CONSTRAINT "subscriptions_tier" CHECK (tier in ('member', 'cofounder')),
	CONSTRAINT "subscriptions_interval" CHECK (interval in ('month', 'year')),
	CONSTRAINT "subscriptions_cancel_reason" CHECK (cancel_reason in ('too_expensive', 'unused', 'missing_features', 'record', 'too_complex', 'other'))
);
--> statement-breakpoint
CREATE TABLE "cap_table_entries" (
	"number" integer PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"on_day" date NOT NULL,
	"from_class" text,
	"from_holder" text,
	"from_shares" bigint,
	"to_class" text,
	"to_holder" text,
	"to_shares" bigint,
	"corrects" integer,
	"reason" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "cap_table_entries_reference" UNIQUE("reference"),
	CONSTRAINT "cap_table_entries_corrects" UNIQUE("corrects"),
	CONSTRAINT "cap_table_entries_hash" UNIQUE("hash"),
	CONSTRAINT "cap_table_entries_number" CHECK (number > 0),
	CONSTRAINT "cap_table_entries_from" CHECK (num_nulls(from_class, from_holder, from_shares) in (0, 3) and from_shares > 0),
	CONSTRAINT "cap_table_entries_to" CHECK (num_nulls(to_class, to_holder, to_shares) in (0, 3) and to_shares > 0),
	CONSTRAINT "cap_table_entries_moves" CHECK (from_shares is not null or to_shares is not null),
	CONSTRAINT "cap_table_entries_corrects_earlier" CHECK ((kind = 'correction') = (corrects is not null) and corrects < number),
	CONSTRAINT "cap_table_entries_one_line" CHECK (reference || reason !~ '[\n\r]')
);
--> statement-breakpoint
CREATE TABLE "cofounder_grant_ends" (
	"grant_id" text PRIMARY KEY NOT NULL,
	"ended_on" date NOT NULL,
	"reason" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cofounder_grant_ends_reason" CHECK (reason <> '')
);
--> statement-breakpoint
CREATE TABLE "cofounder_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"agreement_id" text NOT NULL,
	"agreement_version" integer NOT NULL,
	"signed_on" date NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cofounder_grants_kind" CHECK (kind in ('profit-share', 'exit-bonus', 'first-look')),
	CONSTRAINT "cofounder_grants_agreement" CHECK (agreement_id ~ '[A-Za-z0-9]' and agreement_version > 0)
);
--> statement-breakpoint
CREATE TABLE "commission_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"commission_id" text NOT NULL,
	"kind" text NOT NULL,
	"cents" bigint NOT NULL,
	"payout_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_entries_kind" CHECK (kind in ('earned', 'reversed', 'restored', 'paid', 'deducted', 'returned')),
	CONSTRAINT "commission_entries_cents" CHECK (cents <> 0 and (cents > 0) = (kind in ('earned', 'restored', 'deducted', 'returned')))
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"degree" integer NOT NULL,
	"payee_id" text NOT NULL,
	"payer_id" text NOT NULL,
	"revenue_type" text NOT NULL,
	"revenue_cents" bigint NOT NULL,
	"referrals" integer NOT NULL,
	"rate_version" integer NOT NULL,
	"cut_bp" integer NOT NULL,
	"terms_id" text,
	"earned_cents" bigint NOT NULL,
	"reversed_cents" bigint DEFAULT 0 NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"approves_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"payout_id" text,
	"hold_reason" text,
	"changed_at" timestamp with time zone NOT NULL,
	"state" text GENERATED ALWAYS AS (case when reversed_cents > 0 and reversed_cents = earned_cents then 'reversed' when hold_reason is not null then 'held' when paid_at is not null then 'paid' when approved_at is not null then 'approved' else 'pending' end) STORED NOT NULL,
	CONSTRAINT "commissions_once" UNIQUE("invoice_id","degree","payee_id"),
	CONSTRAINT "commissions_one_payee" UNIQUE("invoice_id","degree"),
	CONSTRAINT "commissions_one_degree" UNIQUE("invoice_id","payee_id"),
	CONSTRAINT "commissions_degree" CHECK (degree in (1, 2)),
	CONSTRAINT "commissions_not_self" CHECK (payee_id <> payer_id),
	CONSTRAINT "commissions_revenue_type" CHECK (revenue_type in ('subscription')),
	CONSTRAINT "commissions_rate" CHECK (cut_bp between 0 and 10000 and rate_version > 0 and referrals > 0),
	CONSTRAINT "commissions_revenue" CHECK (revenue_cents > 0 and earned_cents between 0 and revenue_cents),
	CONSTRAINT "commissions_reversed" CHECK (reversed_cents between 0 and earned_cents),
	CONSTRAINT "commissions_paid" CHECK (paid_cents between 0 and earned_cents and (paid_at is null or approved_at is not null)),
	CONSTRAINT "commissions_hold_reason" CHECK (hold_reason <> '')
);
--> statement-breakpoint
CREATE TABLE "agreed_texts" (
	"text_hash" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreed_texts_hash" CHECK (text_hash = encode(sha256(convert_to(text, 'UTF8')), 'hex'))
);
--> statement-breakpoint
CREATE TABLE "consent_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"text_hash" text NOT NULL,
	"given" text NOT NULL,
	"ip" text NOT NULL,
	"page" text,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_edition_posts" (
	"edition_id" text NOT NULL,
	"post_id" text NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "newsletter_edition_posts_edition_id_post_id_pk" PRIMARY KEY("edition_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_deliveries" (
	"edition_id" text NOT NULL,
	"subscriber_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "newsletter_deliveries_edition_id_subscriber_id_pk" PRIMARY KEY("edition_id","subscriber_id"),
	CONSTRAINT "newsletter_deliveries_outcome" CHECK (outcome in ('mailed', 'suppressed', 'segment', 'pace', 'empty'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_editions" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"intro" text NOT NULL,
	"segment" text NOT NULL,
	"state" text NOT NULL,
	"send_at" timestamp with time zone,
	"reached" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "newsletter_editions_state" CHECK (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
	CONSTRAINT "newsletter_editions_segment" CHECK (segment in ('all', 'free', 'paid')),
	CONSTRAINT "newsletter_editions_send_at" CHECK (state in ('draft', 'cancelled') or send_at is not null)
);
--> statement-breakpoint
CREATE TABLE "equality_publications" (
	"on_day" date PRIMARY KEY NOT NULL,
	"counts" jsonb NOT NULL,
	"population" integer NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "equality_publications_population" CHECK (population >= 0 and population % 5 = 0)
);
--> statement-breakpoint
CREATE TABLE "self_descriptions" (
	"key" text PRIMARY KEY NOT NULL,
	"background" text NOT NULL,
	"consent_version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "experiment_exposures" (
	"experiment" text NOT NULL,
	"unique_id" text NOT NULL,
	"variant" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reached_at" timestamp with time zone,
	CONSTRAINT "experiment_exposures_experiment_unique_id_pk" PRIMARY KEY("experiment","unique_id"),
	CONSTRAINT "experiment_exposures_variant" CHECK (variant in ('control', 'changed'))
);
--> statement-breakpoint
CREATE TABLE "fund_ownership" (
	"ticker" text NOT NULL,
	"year" smallint NOT NULL,
	"funds" integer NOT NULL,
	"shares" bigint NOT NULL,
	"share_bp" integer,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "fund_ownership_ticker_year_pk" PRIMARY KEY("ticker","year"),
	CONSTRAINT "fund_ownership_share" CHECK (share_bp is null or share_bp between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "price_targets" (
	"ticker" text NOT NULL,
	"day" date NOT NULL,
	"low_cents" integer NOT NULL,
	"mean_cents" integer NOT NULL,
	"high_cents" integer NOT NULL,
	"analysts" integer NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "price_targets_ticker_day_pk" PRIMARY KEY("ticker","day"),
	CONSTRAINT "price_targets_order" CHECK (low_cents > 0 and low_cents <= mean_cents and mean_cents <= high_cents)
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"ticker" text NOT NULL,
	"month" date NOT NULL,
	"strong_buy" integer NOT NULL,
	"buy" integer NOT NULL,
	"hold" integer NOT NULL,
	"sell" integer NOT NULL,
	"strong_sell" integer NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "recommendations_ticker_month_pk" PRIMARY KEY("ticker","month")
);
--> statement-breakpoint
CREATE TABLE "sector_figures" (
	"slug" text NOT NULL,
	"metric" text NOT NULL,
	"at" text NOT NULL,
	"series" text NOT NULL,
	"value" double precision,
	"used" smallint NOT NULL,
	"members" smallint NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "sector_figures_metric_slug_at_series_pk" PRIMARY KEY("metric","slug","at","series")
);
--> statement-breakpoint
CREATE TABLE "symbol_figures" (
	"ticker" text PRIMARY KEY NOT NULL,
	"price_cents" integer,
	"previous_cents" integer,
	"price_day" date,
	"market_cap" bigint,
	"fiscal_year" smallint,
	"revenue" bigint,
	"net_income" bigint,
	"cash_flow" bigint,
	"revenue_growth" double precision,
	"pe_ratio" double precision,
	"peg_ratio" double precision,
	"weekly_cents" integer[] NOT NULL,
	"year_high_cents" integer,
	"year_low_cents" integer,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	"worked_out_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "yearly_fundamentals" (
	"ticker" text NOT NULL,
	"fiscal_year" smallint NOT NULL,
	"period_end" date NOT NULL,
	"revenue" bigint,
	"gross_profit" bigint,
	"net_income" bigint,
	"operating_cash_flow" bigint,
	"capital_spending" bigint,
	"dividends" bigint,
	"total_assets" bigint,
	"current_assets" bigint,
	"current_liabilities" bigint,
	"total_debt" bigint,
	"total_equity" bigint,
	"cash" bigint,
	"shares" bigint,
	"year_end_price_cents" integer,
	"is_restated" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "yearly_fundamentals_ticker_fiscal_year_pk" PRIMARY KEY("ticker","fiscal_year"),
	CONSTRAINT "yearly_fundamentals_income" CHECK (not is_sample or net_income is null or revenue is null or net_income <= revenue),
	CONSTRAINT "yearly_fundamentals_shares" CHECK (shares is null or shares > 0)
);
--> statement-breakpoint
CREATE TABLE "founder_locks" (
	"account_id" text PRIMARY KEY NOT NULL,
	"locked_at" timestamp with time zone NOT NULL,
	"lost_at" timestamp with time zone
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
	"refunded_at" timestamp with time zone,
	"taken_back_by" text,
	"refunds_asked_at" timestamp with time zone,
	"redeemed_by" text,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "gifts_redeemed_whole" CHECK ((redeemed_by is null) = (redeemed_at is null)),
	CONSTRAINT "gifts_taken_back" CHECK (taken_back_by is null or (taken_back_by in ('refund', 'dispute') and refunded_at is not null)),
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
CREATE TABLE "test_drives" (
	"account_id" text PRIMARY KEY NOT NULL,
	"fingerprint_hash" text NOT NULL,
	"subscription_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incident_ends" (
	"incident_id" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "incident_ends_past" CHECK (ended_at <= noted_at)
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" text PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "incidents_past" CHECK (began_at <= noted_at)
);
--> statement-breakpoint
CREATE TABLE "kept_figures" (
	"view" text PRIMARY KEY NOT NULL,
	"basis" text NOT NULL,
	"figures" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"email" text,
	"phone" text,
	"answers" jsonb NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leads_contact" CHECK (email is not null or phone is not null)
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"email_key" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"request_ip" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirm_ip" text,
	"ended_at" timestamp with time zone,
	"issues" boolean DEFAULT true NOT NULL,
	"weekly_report" boolean DEFAULT false NOT NULL,
	"skips" text[] DEFAULT '{}' NOT NULL,
	"pace" text DEFAULT 'every' NOT NULL,
	CONSTRAINT "newsletter_subscribers_state" CHECK (state in ('pending', 'subscribed', 'ended')),
	CONSTRAINT "newsletter_subscribers_pace" CHECK (pace in ('every', 'weekly', 'monthly'))
);
--> statement-breakpoint
CREATE TABLE "tracker_ideas" (
	"id" text PRIMARY KEY NOT NULL,
	"lead_id" text NOT NULL,
	"symbol" text NOT NULL,
	"trade_type" text NOT NULL,
	"strike_cents" bigint NOT NULL,
	"expiration" date NOT NULL,
	"reason" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "tracker_ideas_state" CHECK (state in ('waiting', 'shown', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "corporate_actions" (
	"ticker" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"amount" double precision NOT NULL,
	"source" text NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "corporate_actions_ticker_day_kind_pk" PRIMARY KEY("ticker","day","kind"),
	CONSTRAINT "corporate_actions_kind" CHECK (kind in ('dividend', 'split')),
	CONSTRAINT "corporate_actions_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "daily_bars" (
	"ticker" text NOT NULL,
	"day" date NOT NULL,
	"open_cents" integer NOT NULL,
	"high_cents" integer NOT NULL,
	"low_cents" integer NOT NULL,
	"close_cents" integer NOT NULL,
	"volume" bigint NOT NULL,
	"source" text NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "daily_bars_ticker_day_pk" PRIMARY KEY("ticker","day"),
	CONSTRAINT "daily_bars_range" CHECK (low_cents > 0 and low_cents <= least(open_cents, close_cents) and high_cents >= greatest(open_cents, close_cents)),
	CONSTRAINT "daily_bars_volume" CHECK (volume >= 0)
);
--> statement-breakpoint
CREATE TABLE "market_refreshes" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone,
	"source" text,
	"failure" text,
	"not_before" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "market_refreshes_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "sector_symbols" (
	"slug" text NOT NULL,
	"ticker" text NOT NULL,
	"rank" smallint NOT NULL,
	CONSTRAINT "sector_symbols_slug_ticker_pk" PRIMARY KEY("slug","ticker"),
	CONSTRAINT "sector_symbols_rank" UNIQUE("slug","rank"),
	CONSTRAINT "sector_symbols_bounded" CHECK (rank between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "sectors" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "symbols" (
	"ticker" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"exchange" text NOT NULL,
	"currency" text NOT NULL,
	"industry" text,
	"fiscal_year_end" smallint NOT NULL,
	"shares_outstanding" bigint,
	"words" text NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "symbols_ticker" CHECK (ticker ~ '^[A-Z][A-Z0-9.-]{0,9}$'),
	CONSTRAINT "symbols_kind" CHECK (kind in ('stock', 'fund')),
	CONSTRAINT "symbols_fiscal_year_end" CHECK (fiscal_year_end between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "inbound_texts" (
	"sid" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"keyword" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_days" (
	"day" date PRIMARY KEY NOT NULL,
	"messages" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_alerts" (
	"phone_id" text NOT NULL,
	"alert_type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"page" text,
	CONSTRAINT "phone_alerts_phone_id_alert_type_pk" PRIMARY KEY("phone_id","alert_type")
);
--> statement-breakpoint
CREATE TABLE "phone_numbers" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opted_out_at" timestamp with time zone,
	CONSTRAINT "phone_numbers_e164" CHECK (phone ~ '^\+[1-9][0-9]{5,14}$')
);
--> statement-breakpoint
CREATE TABLE "signal_texts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"phone_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "signal_texts_code" CHECK ((code_hash is null) = (code_expires_at is null))
);
--> statement-breakpoint
CREATE TABLE "text_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"phone_id" text NOT NULL,
	"reason" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"provider_sid" text,
	"error_code" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_messages_state" CHECK (state in ('waiting', 'sending', 'accepted', 'sent', 'delivered', 'read', 'failed', 'unknown', 'blocked', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "news_articles" (
	"id" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"headline" text NOT NULL,
	"summary" text NOT NULL,
	"publisher" text NOT NULL,
	"url" text,
	"published_at" timestamp with time zone NOT NULL,
	"fingerprint" text NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "news_articles_origin_known" CHECK (origin in ('market', 'own')),
	CONSTRAINT "news_articles_url" CHECK (url is null or url like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "news_symbols" (
	"ticker" text NOT NULL,
	"article_id" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_symbols_ticker_article_id_pk" PRIMARY KEY("ticker","article_id")
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"session_id" text,
	"unique_id" text,
	"referrer" text,
	"utm" jsonb,
	"detail" text,
	"dedupe_key" text
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"result" text NOT NULL,
	"subject" text,
	"ip" text,
	"request_id" text,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "traffic_days" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"visitors" integer NOT NULL,
	"visits" integer NOT NULL,
	"views" integer NOT NULL,
	"sign_ups" integer NOT NULL,
	CONSTRAINT "traffic_days_day_kind_name_pk" PRIMARY KEY("day","kind","name")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dedupe_key" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_state" CHECK (state in ('waiting', 'sending', 'sent', 'kept', 'failed')),
	CONSTRAINT "outbox_id" CHECK (length(id) = 20)
);
--> statement-breakpoint
CREATE TABLE "member_outcomes" (
	"member_id" text NOT NULL,
	"signal_id" text NOT NULL,
	"paid_cents" integer NOT NULL,
	"received_cents" integer NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_outcomes_member_id_signal_id_pk" PRIMARY KEY("member_id","signal_id"),
	CONSTRAINT "member_outcomes_prices" CHECK (paid_cents > 0 and received_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "outcome_members" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outcome_members_sample" CHECK (is_sample = (account_id is null))
);
--> statement-breakpoint
CREATE TABLE "partner_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"degree" integer NOT NULL,
	"cut_bp" integer,
	"activity_days" integer,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"ended_on" date,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_terms_degree" CHECK (degree in (1, 2)),
	CONSTRAINT "partner_terms_content" CHECK (cut_bp is not null or activity_days is not null),
	CONSTRAINT "partner_terms_rate" CHECK (cut_bp between 0 and 5000),
	CONSTRAINT "partner_terms_activity" CHECK (activity_days is null or (degree = 2 and activity_days between 1 and 366)),
	CONSTRAINT "partner_terms_span" CHECK (ends_on >= starts_on),
	CONSTRAINT "partner_terms_reason" CHECK (reason <> '')
);
--> statement-breakpoint
CREATE TABLE "referral_suspensions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "referral_suspensions_reason" CHECK (reason <> '')
);
--> statement-breakpoint
CREATE TABLE "sign_up_networks" (
	"account_id" text PRIMARY KEY NOT NULL,
	"network_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"sealed" text,
	"holder_name" text,
	"last4" text,
	"stripe_account_id" text,
	"is_ready" boolean NOT NULL,
	"issue" text,
	"fingerprint" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_accounts_method" CHECK (method in ('bank', 'stripe')),
	CONSTRAINT "payout_accounts_sealed" CHECK (sealed like 's1.%'),
	CONSTRAINT "payout_accounts_bank" CHECK (method <> 'bank' or (sealed is not null and fingerprint is not null)),
	CONSTRAINT "payout_accounts_at_stripe" CHECK (method <> 'stripe' or stripe_account_id is not null)
);
--> statement-breakpoint
CREATE TABLE "payout_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payout_id" text NOT NULL,
	"state" text NOT NULL,
	"cents" bigint NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_items" (
	"payout_id" text NOT NULL,
	"commission_id" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "payout_items_payout_id_commission_id_pk" PRIMARY KEY("payout_id","commission_id"),
	CONSTRAINT "payout_items_cents" CHECK (cents <> 0)
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_cents" bigint,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "payout_runs_method" CHECK (method in ('bank', 'stripe')),
	CONSTRAINT "payout_runs_approved" CHECK ((approved_at is null) = (approved_cents is null)),
	CONSTRAINT "payout_runs_end" CHECK (approved_at is null or canceled_at is null)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"payee_id" text NOT NULL,
	"method" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"run_id" text,
	"requested_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reason" text,
	"destination" text,
	"transfer_id" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"last_sent_at" timestamp with time zone,
	"locked_until" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payouts_method" CHECK (method in ('bank', 'stripe')),
	CONSTRAINT "payouts_state" CHECK (state in ('requested', 'sending', 'paid', 'failed', 'returned', 'canceled')),
	CONSTRAINT "payouts_amount" CHECK (amount_cents > 0),
	CONSTRAINT "payouts_sent" CHECK (state not in ('sending', 'paid', 'returned') or sent_at is not null),
	CONSTRAINT "payouts_paid_at" CHECK ((paid_at is not null) = (state in ('paid', 'returned'))),
	CONSTRAINT "payouts_ended" CHECK ((ended_at is not null and reason <> '') = (state in ('failed', 'returned', 'canceled')))
);
--> statement-breakpoint
CREATE TABLE "tax_forms" (
	"account_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"classification" text,
	"tax_id_last4" text,
	"country" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	CONSTRAINT "tax_forms_kind" CHECK (kind in ('w9', 'foreign')),
	CONSTRAINT "tax_forms_sealed" CHECK (sealed like 's1.%'),
	CONSTRAINT "tax_forms_country" CHECK ((kind = 'w9') = (country = 'US')),
	CONSTRAINT "tax_forms_w9" CHECK (kind <> 'w9' or (classification is not null and tax_id_last4 ~ '^[0-9]{4}$'))
);
--> statement-breakpoint
CREATE TABLE "place_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"place_id" text NOT NULL,
	"account_id" text NOT NULL,
	"display" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"term_ends_at" timestamp with time zone,
	"last_report_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ending" text,
	CONSTRAINT "place_claims_ended_whole" CHECK ((ended_at is null) = (ending is null)),
	CONSTRAINT "place_claims_confirmed_whole" CHECK ((confirmed_at is null) = (term_ends_at is null))
);
--> statement-breakpoint
CREATE TABLE "place_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"claim_id" text
);
--> statement-breakpoint
CREATE TABLE "place_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"place_id" text NOT NULL,
	"claim_id" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"meets_on" date,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "place_waiting" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_waiting_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place_id" text NOT NULL,
	"account_id" text NOT NULL,
	"display" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"offered_until" timestamp with time zone,
	CONSTRAINT "place_waiting_once" UNIQUE("place_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"town" text,
	"region" char(2) NOT NULL,
	"country" char(2) NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"population" integer,
	"rank" integer NOT NULL,
	"words" text NOT NULL,
	"state" text DEFAULT 'free' NOT NULL,
	CONSTRAINT "places_id" CHECK (id = kind || '/' || slug),
	CONSTRAINT "places_kind" CHECK (kind in ('cities', 'schools')),
	CONSTRAINT "places_state" CHECK (state in ('free', 'pending', 'held', 'lapsed')),
	CONSTRAINT "places_spot" CHECK (lat between -90 and 90 and lon between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "post_authors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_mentions" (
	"post_id" text NOT NULL,
	"ticker" text NOT NULL,
	"position" text NOT NULL,
	"price_cents" integer,
	"price_day" date,
	"price_is_sample" boolean,
	CONSTRAINT "post_mentions_post_id_ticker_pk" PRIMARY KEY("post_id","ticker"),
	CONSTRAINT "post_mentions_price" CHECK ((price_cents is null) = (price_day is null)),
	CONSTRAINT "post_mentions_position" CHECK (position in ('none', 'holds', 'no-trade-72h'))
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"post_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"parts" jsonb NOT NULL,
	"teaser" jsonb NOT NULL,
	"words" integer NOT NULL,
	"disclosure" text DEFAULT '' NOT NULL,
	"note" text,
	CONSTRAINT "post_versions_post_id_number_pk" PRIMARY KEY("post_id","number"),
	CONSTRAINT "post_versions_number" CHECK (number > 0 and words >= 0)
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"visibility" text NOT NULL,
	"tier" text,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"version" integer NOT NULL,
	"first_version" integer,
	"corrected_at" timestamp with time zone,
	"position" text NOT NULL,
	"frozen_at" timestamp with time zone,
	"is_sample" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "posts_id" CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
	CONSTRAINT "posts_visibility" CHECK (visibility in ('public', 'members', 'paid', 'tier')),
	CONSTRAINT "posts_tier" CHECK ((visibility = 'tier') = (tier is not null)),
	CONSTRAINT "posts_state" CHECK (state in ('draft', 'published', 'withdrawn')),
	CONSTRAINT "posts_published" CHECK (state = 'draft' or (publish_at is not null and first_version is not null)),
	CONSTRAINT "posts_withdrawn" CHECK ((state = 'withdrawn') = (withdrawn_at is not null)),
	CONSTRAINT "posts_position" CHECK (position in ('none', 'holds', 'no-trade-72h'))
);
--> statement-breakpoint
CREATE TABLE "posts_in_categories" (
	"post_id" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "posts_in_categories_post_id_slug_pk" PRIMARY KEY("post_id","slug")
);
--> statement-breakpoint
CREATE TABLE "custom_patterns" (
	"ticker" text NOT NULL,
	"pattern" text NOT NULL,
	"day" date NOT NULL,
	"direction" text NOT NULL,
	"close_cents" integer NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "custom_patterns_ticker_pattern_day_pk" PRIMARY KEY("ticker","pattern","day")
);
--> statement-breakpoint
CREATE TABLE "prediction_outcomes" (
	"prediction_id" text PRIMARY KEY NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"actual_value" double precision NOT NULL,
	"is_hit" boolean NOT NULL,
	"is_baseline_hit" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "predictions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"horizon_days" integer NOT NULL,
	"due_on" date NOT NULL,
	"direction" text NOT NULL,
	"start_value" double precision NOT NULL,
	"predicted_value" double precision NOT NULL,
	"low_value" double precision NOT NULL,
	"high_value" double precision NOT NULL,
	"baseline_value" double precision NOT NULL,
	"method" text NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "predictions_kind" CHECK (kind in ('price', 'timing') and scope in ('sector', 'stock')),
	CONSTRAINT "predictions_direction" CHECK (direction in ('up', 'down', 'flat')),
	CONSTRAINT "predictions_horizon" CHECK (horizon_days between 1 and 730),
	CONSTRAINT "predictions_band" CHECK (low_value < predicted_value and predicted_value < high_value and low_value > 0)
);
--> statement-breakpoint
CREATE TABLE "stocks_to_watch" (
	"id" text PRIMARY KEY NOT NULL,
	"ticker" text NOT NULL,
	"reason" text NOT NULL,
	"put_on_by" text NOT NULL,
	"put_on" date NOT NULL,
	"taken_off" date,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_backings" (
	"project_id" text NOT NULL,
	"account_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"display" text NOT NULL,
	"backed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "project_backings_project_id_account_id_pk" PRIMARY KEY("project_id","account_id"),
	CONSTRAINT "project_backings_amount" CHECK (amount_cents between 1000 and 220000)
);
--> statement-breakpoint
CREATE TABLE "project_lines" (
	"project_id" text NOT NULL,
	"number" integer NOT NULL,
	"label" text NOT NULL,
	"budget_cents" bigint NOT NULL,
	CONSTRAINT "project_lines_project_id_number_pk" PRIMARY KEY("project_id","number"),
	CONSTRAINT "project_lines_budget" CHECK (number > 0 and budget_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "project_spends" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_spends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" text NOT NULL,
	"line" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount_cents" bigint NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "project_spends_amount" CHECK (amount_cents <> 0)
);
--> statement-breakpoint
CREATE TABLE "project_updates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"goal_cents" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "projects_slug" UNIQUE("slug"),
	CONSTRAINT "projects_state" CHECK (state in ('open', 'closed') and (state = 'closed') = (closed_at is not null)),
	CONSTRAINT "projects_goal" CHECK (goal_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "commitments" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"account_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"handed_over_at" timestamp with time zone NOT NULL,
	"held_cents" bigint,
	"held_as_of" timestamp with time zone,
	"reconfirm_by" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ending" text,
	CONSTRAINT "commitments_amount" CHECK (amount_cents > 0 and (held_cents is null or held_cents >= 0)),
	CONSTRAINT "commitments_held_whole" CHECK ((held_cents is null) = (held_as_of is null)),
	CONSTRAINT "commitments_ended_whole" CHECK ((ending is null) = (ended_at is null)),
	CONSTRAINT "commitments_ending" CHECK (ending in ('withdrawn', 'not-reconfirmed', 'round-cancelled', 'not-held', 'completed'))
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"account_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"legend_at" timestamp with time zone NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "reservations_amount" CHECK (amount_cents > 0),
	CONSTRAINT "reservations_state" CHECK (state in ('open', 'confirmed', 'cancelled', 'lapsed')),
	CONSTRAINT "reservations_ended_whole" CHECK ((state = 'open') = (ended_at is null))
);
--> statement-breakpoint
CREATE TABLE "round_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "round_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"round_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"reconfirm_by" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "round_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "round_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"round_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"first_look_hours" integer NOT NULL,
	"first_look_at" timestamp with time zone,
	"public_at" timestamp with time zone,
	"deadline_at" timestamp with time zone,
	"minimum_cents" bigint NOT NULL,
	"target_cents" bigint NOT NULL,
	"smallest_cents" bigint NOT NULL,
	"largest_cents" bigint NOT NULL,
	"security" text NOT NULL,
	"price_cents" bigint,
	"use_of_proceeds" text NOT NULL,
	"issuer" jsonb NOT NULL,
	"known" jsonb NOT NULL,
	"risks" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"portal_name" text,
	"portal_url" text,
	"portal_registration" text,
	"form_c_filed_on" date,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "rounds_slug" UNIQUE("slug"),
	CONSTRAINT "rounds_state" CHECK (state in ('draft', 'testing-waters', 'live', 'closing', 'closed', 'cancelled')),
	CONSTRAINT "rounds_amounts" CHECK (minimum_cents > 0 and target_cents >= minimum_cents),
	CONSTRAINT "rounds_shares" CHECK (smallest_cents > 0 and largest_cents >= smallest_cents and largest_cents <= target_cents),
	CONSTRAINT "rounds_first_look" CHECK (first_look_hours between 0 and 720 and (first_look_at is null) = (public_at is null)
        and (public_at is null or public_at = first_look_at + first_look_hours * interval '1 hour')),
	CONSTRAINT "rounds_portal_https" CHECK (portal_url is null or portal_url like 'https://%'),
	CONSTRAINT "rounds_live_whole" CHECK (state not in ('live', 'closing', 'closed') or (portal_name is not null and portal_url is not null
        and portal_registration is not null and form_c_filed_on is not null and price_cents is not null
        and deadline_at is not null))
);
--> statement-breakpoint
CREATE TABLE "signal_entries" (
	"number" integer PRIMARY KEY NOT NULL,
	"signal_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"entry" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "signal_entries_previous_hash" UNIQUE("previous_hash"),
	CONSTRAINT "signal_entries_hash" UNIQUE("hash"),
	CONSTRAINT "signal_entries_number" CHECK (number > 0)
);
--> statement-breakpoint
CREATE TABLE "signal_terms" (
	"signal_id" text PRIMARY KEY NOT NULL,
	"terms" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"given_to" text,
	"given_at" timestamp with time zone,
	CONSTRAINT "invites_given" CHECK (given_to is null or given_at is not null)
);
--> statement-breakpoint
CREATE TABLE "signup_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"signup_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"place" text
);
--> statement-breakpoint
CREATE TABLE "signups" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"page" text,
	CONSTRAINT "signups_kind" CHECK (kind in ('phone', 'email'))
);
--> statement-breakpoint
CREATE TABLE "table_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_counts" (
	"variant" text NOT NULL,
	"symbol" text NOT NULL,
	"starts_on" date NOT NULL,
	"trade_type" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "trade_counts_variant_symbol_starts_on_trade_type_outcome_pk" PRIMARY KEY("variant","symbol","starts_on","trade_type","outcome"),
	CONSTRAINT "trade_counts_count" CHECK (count >= 0)
);
--> statement-breakpoint
CREATE TABLE "trade_months" (
	"variant" text NOT NULL,
	"starts_on" date NOT NULL,
	"first_number" integer NOT NULL,
	"last_number" integer NOT NULL,
	"last_expiration" date NOT NULL,
	"last_close" date,
	CONSTRAINT "trade_months_variant_starts_on_pk" PRIMARY KEY("variant","starts_on")
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"variant" text NOT NULL,
	"number" integer NOT NULL,
	"id" text NOT NULL,
	"symbol" text NOT NULL,
	"trade_type" text NOT NULL,
	"expiration" date NOT NULL,
	"fill_date" date NOT NULL,
	"close_date" date,
	"strike_cents" integer NOT NULL,
	"bid_cents" integer NOT NULL,
	"roi_bp" integer,
	"balance_cents" integer NOT NULL,
	"thousand_cents" integer NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"is_sample" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trades_variant_number_pk" PRIMARY KEY("variant","number"),
	CONSTRAINT "trades_id" UNIQUE("id"),
	CONSTRAINT "trades_variant" CHECK (variant in ('record', 'live')),
	CONSTRAINT "trades_number" CHECK (number > 0),
	CONSTRAINT "trades_trade_type" CHECK (trade_type in ('Call', 'Put')),
	CONSTRAINT "trades_prices" CHECK (strike_cents > 0 and bid_cents >= 0),
	CONSTRAINT "trades_days" CHECK (expiration >= fill_date and (close_date is null or close_date >= fill_date)),
	CONSTRAINT "trades_closed_whole" CHECK ((roi_bp is null) = (close_date is null)),
	CONSTRAINT "trades_roi" CHECK (roi_bp is null or roi_bp >= -10000),
	CONSTRAINT "trades_balance" CHECK (balance_cents = 10 * coalesce(roi_bp, 0))
);
--> statement-breakpoint
CREATE TABLE "broker_event_cursors" (
	"stream" text PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfer_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"request_key" text NOT NULL,
	"direction" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"bank_name" text NOT NULL,
	"bank_mask" text,
	"relationship_id" text NOT NULL,
	"broker_account_id" text NOT NULL,
	"broker_transfer_id" text,
	"expected_on" date NOT NULL,
	"hold_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"locked_until" timestamp with time zone,
	"first_sent_at" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	CONSTRAINT "transfers_direction" CHECK (direction in ('deposit', 'withdrawal')),
	CONSTRAINT "transfers_status" CHECK (status in ('submitting', 'queued', 'approval_pending', 'pending', 'approved', 'sent_to_clearing', 'complete', 'rejected', 'canceled', 'expired', 'returned')),
	CONSTRAINT "transfers_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_request_events" (
	"ticker" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	CONSTRAINT "stock_request_events_ticker_happened_at_pk" PRIMARY KEY("ticker","happened_at")
);
--> statement-breakpoint
CREATE TABLE "stock_request_votes" (
	"ticker" text NOT NULL,
	"account_id" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_request_votes_ticker_account_id_pk" PRIMARY KEY("ticker","account_id")
);
--> statement-breakpoint
CREATE TABLE "stock_requests" (
	"ticker" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"votes" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "stock_requests_status" CHECK (status in ('asked', 'planned', 'answered', 'declined')),
	CONSTRAINT "stock_requests_ticker" CHECK (ticker ~ '^[A-Z][A-Z0-9.-]{0,9}$')
);
--> statement-breakpoint
CREATE TABLE "watch_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"ticker" text NOT NULL,
	"kind" text NOT NULL,
	"price_cents" integer,
	"days_before" smallint,
	"created_at" timestamp with time zone NOT NULL,
	"fired_at" timestamp with time zone,
	CONSTRAINT "watch_alerts_kind" CHECK ((kind in ('above', 'below') and price_cents > 0 and days_before is null) or (kind = 'expiry' and days_before between 0 and 60 and price_cents is null))
);
--> statement-breakpoint
CREATE TABLE "watchlist_symbols" (
	"watchlist_id" text NOT NULL,
	"ticker" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watchlist_symbols_watchlist_id_ticker_pk" PRIMARY KEY("watchlist_id","ticker")
);
--> statement-breakpoint
CREATE TABLE "watchlists" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_report_drafts" (
	"week" date PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_reports" (
	"week" date NOT NULL,
	"revision" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"words" text NOT NULL,
	"reason" text,
	"signed_by" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "weekly_reports_week_revision_pk" PRIMARY KEY("week","revision"),
	CONSTRAINT "weekly_reports_previous_hash" UNIQUE("previous_hash"),
	CONSTRAINT "weekly_reports_monday" CHECK (extract(isodow from week) = 1),
	CONSTRAINT "weekly_reports_revision" CHECK (revision > 0 and (revision = 1) = (reason is null))
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_investor_id_accounts_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_cancel_links" ADD CONSTRAINT "email_cancel_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aml_answers" ADD CONSTRAINT "aml_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_links" ADD CONSTRAINT "bank_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tradier_links" ADD CONSTRAINT "tradier_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_cards" ADD CONSTRAINT "billing_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cofounder_grant_ends" ADD CONSTRAINT "cofounder_grant_ends_grant_id_cofounder_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."cofounder_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cofounder_grants" ADD CONSTRAINT "cofounder_grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_invoice_id_billing_invoices_stripe_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."billing_invoices"("stripe_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_payee_id_accounts_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_payer_id_accounts_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_terms_id_partner_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."partner_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_edition_posts" ADD CONSTRAINT "newsletter_edition_posts_edition_id_newsletter_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."newsletter_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_edition_posts" ADD CONSTRAINT "newsletter_edition_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_edition_id_newsletter_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."newsletter_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_grants" ADD CONSTRAINT "membership_grants_gift_id_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_ends" ADD CONSTRAINT "incident_ends_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_links" ADD CONSTRAINT "newsletter_links_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_ideas" ADD CONSTRAINT "tracker_ideas_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sector_symbols" ADD CONSTRAINT "sector_symbols_slug_sectors_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."sectors"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sector_symbols" ADD CONSTRAINT "sector_symbols_ticker_symbols_ticker_fk" FOREIGN KEY ("ticker") REFERENCES "public"."symbols"("ticker") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_alerts" ADD CONSTRAINT "phone_alerts_phone_id_phone_numbers_id_fk" FOREIGN KEY ("phone_id") REFERENCES "public"."phone_numbers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_texts" ADD CONSTRAINT "signal_texts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_texts" ADD CONSTRAINT "signal_texts_phone_id_phone_numbers_id_fk" FOREIGN KEY ("phone_id") REFERENCES "public"."phone_numbers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_phone_id_phone_numbers_id_fk" FOREIGN KEY ("phone_id") REFERENCES "public"."phone_numbers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_symbols" ADD CONSTRAINT "news_symbols_article_id_news_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."news_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_outcomes" ADD CONSTRAINT "member_outcomes_member_id_outcome_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."outcome_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_members" ADD CONSTRAINT "outcome_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_terms" ADD CONSTRAINT "partner_terms_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_suspensions" ADD CONSTRAINT "referral_suspensions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_networks" ADD CONSTRAINT "sign_up_networks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_commission_id_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_payee_id_accounts_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_forms" ADD CONSTRAINT "tax_forms_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_claims" ADD CONSTRAINT "place_claims_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_claims" ADD CONSTRAINT "place_claims_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_events" ADD CONSTRAINT "place_events_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_reports" ADD CONSTRAINT "place_reports_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_reports" ADD CONSTRAINT "place_reports_claim_id_place_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."place_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_waiting" ADD CONSTRAINT "place_waiting_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_waiting" ADD CONSTRAINT "place_waiting_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mentions" ADD CONSTRAINT "post_mentions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_post_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."post_authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts_in_categories" ADD CONSTRAINT "posts_in_categories_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts_in_categories" ADD CONSTRAINT "posts_in_categories_slug_post_categories_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."post_categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prediction_outcomes" ADD CONSTRAINT "prediction_outcomes_prediction_id_predictions_id_fk" FOREIGN KEY ("prediction_id") REFERENCES "public"."predictions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_backings" ADD CONSTRAINT "project_backings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_backings" ADD CONSTRAINT "project_backings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_lines" ADD CONSTRAINT "project_lines_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_spends" ADD CONSTRAINT "project_spends_project_id_line_project_lines_project_id_number_fk" FOREIGN KEY ("project_id","line") REFERENCES "public"."project_lines"("project_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_updates" ADD CONSTRAINT "project_updates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_changes" ADD CONSTRAINT "round_changes_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_moves" ADD CONSTRAINT "round_moves_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_tokens" ADD CONSTRAINT "signup_tokens_signup_id_signups_id_fk" FOREIGN KEY ("signup_id") REFERENCES "public"."signups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_request_votes" ADD CONSTRAINT "stock_request_votes_ticker_stock_requests_ticker_fk" FOREIGN KEY ("ticker") REFERENCES "public"."stock_requests"("ticker") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_request_votes" ADD CONSTRAINT "stock_request_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_alerts" ADD CONSTRAINT "watch_alerts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_symbols" ADD CONSTRAINT "watchlist_symbols_watchlist_id_watchlists_id_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlists" ADD CONSTRAINT "watchlists_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_kind_email_key" ON "accounts" USING btree ("kind","email_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "accounts_referred_by" ON "accounts" USING btree (lower(referred_by)) WHERE referred_by is not null;--> statement-breakpoint
CREATE INDEX "email_cancel_links_account" ON "email_cancel_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "email_cancel_links_expiry" ON "email_cancel_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_links_account" ON "email_links" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "email_links_expiry" ON "email_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_account" ON "password_resets" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "searches_account_search" ON "searches" USING btree ("account_id","search");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "aml_answers_account" ON "aml_answers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "application_documents_application" ON "application_documents" USING btree ("application_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "application_drafts_expiry" ON "application_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_account" ON "applications" USING btree ("account_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_broker_account" ON "applications" USING btree ("broker_account_id");--> statement-breakpoint
CREATE INDEX "applications_checked" ON "applications" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "clicks_code" ON "clicks" USING btree ("code","at");--> statement-breakpoint
CREATE INDEX "clicks_at" ON "clicks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "referral_bindings_owner" ON "referral_bindings" USING btree ("owner_id","bound_at");--> statement-breakpoint
CREATE INDEX "referral_codes_account" ON "referral_codes" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_personal" ON "referral_codes" USING btree ("account_id") WHERE kind = 'personal';--> statement-breakpoint
CREATE INDEX "touches_subscription_code" ON "touches" USING btree (lower(referred_by)) WHERE subject_kind = 'subscription' and referred_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_links_public_token" ON "bank_links" USING btree ("public_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_links_account_bank" ON "bank_links" USING btree ("account_id","bank_account_id");--> statement-breakpoint
CREATE INDEX "oauth_states_account" ON "oauth_states" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "oauth_states_expiry" ON "oauth_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "billing_drifts_found" ON "billing_drifts" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "webhook_events_open" ON "webhook_events" USING btree ("received_at") WHERE state = 'received';--> statement-breakpoint
CREATE INDEX "billing_cards_account" ON "billing_cards" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_cards_default" ON "billing_cards" USING btree ("account_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_stripe" ON "billing_customers" USING btree ("stripe_id");--> statement-breakpoint
CREATE INDEX "billing_invoices_account" ON "billing_invoices" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_operations_client" ON "billing_operations" USING btree ("account_id","operation","client_key");--> statement-breakpoint
CREATE INDEX "billing_operations_age" ON "billing_operations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "billing_refunds_at" ON "billing_refunds" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_stripe" ON "subscriptions" USING btree ("stripe_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("account_id") WHERE status not in ('canceled', 'incomplete_expired');--> statement-breakpoint
CREATE INDEX "subscriptions_account" ON "subscriptions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_unique" ON "subscriptions" USING btree ("unique_id");--> statement-breakpoint
CREATE INDEX "subscriptions_period" ON "subscriptions" USING btree ("period_end") WHERE status in ('trialing', 'active', 'past_due');--> statement-breakpoint
CREATE INDEX "cofounder_grants_account" ON "cofounder_grants" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "commission_entries_commission" ON "commission_entries" USING btree ("commission_id");--> statement-breakpoint
CREATE INDEX "commission_entries_payout" ON "commission_entries" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "commissions_payee" ON "commissions" USING btree ("payee_id","degree","payer_id");--> statement-breakpoint
CREATE INDEX "commissions_latest" ON "commissions" USING btree ("payee_id","earned_at","invoice_id");--> statement-breakpoint
CREATE INDEX "commissions_state" ON "commissions" USING btree ("state","approves_at");--> statement-breakpoint
CREATE INDEX "consent_events_subject" ON "consent_events" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscriber" ON "newsletter_deliveries" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_editions_due" ON "newsletter_editions" USING btree ("send_at") WHERE state in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "experiment_exposures_visitor" ON "experiment_exposures" USING btree ("unique_id");--> statement-breakpoint
CREATE INDEX "experiment_exposures_at" ON "experiment_exposures" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_code" ON "gifts" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_payment" ON "gifts" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "gifts_buyer" ON "gifts" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "membership_grants_account" ON "membership_grants" USING btree ("account_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_grants_gift" ON "membership_grants" USING btree ("gift_id");--> statement-breakpoint
CREATE INDEX "membership_grants_end" ON "membership_grants" USING btree ("ends_at") WHERE expired_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "subscription_credits_owner" ON "subscription_credits" USING btree ("owner_id","credited_at");--> statement-breakpoint
CREATE INDEX "subscription_credits_account" ON "subscription_credits" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_drives_card" ON "test_drives" USING btree ("fingerprint_hash");--> statement-breakpoint
CREATE INDEX "incidents_began" ON "incidents" USING btree ("began_at");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_form_dedupe_key" ON "leads" USING btree ("form","dedupe_key");--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_links_subscriber" ON "newsletter_links" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_links_expiry" ON "newsletter_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email_key" ON "newsletter_subscribers" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_requested" ON "newsletter_subscribers" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_report" ON "newsletter_subscribers" USING btree ("id") WHERE state = 'subscribed' and weekly_report;--> statement-breakpoint
CREATE UNIQUE INDEX "tracker_ideas_lead" ON "tracker_ideas" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "tracker_ideas_state" ON "tracker_ideas" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE INDEX "sector_symbols_ticker" ON "sector_symbols" USING btree ("ticker");--> statement-breakpoint
CREATE INDEX "symbols_words" ON "symbols" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "phone_numbers_phone" ON "phone_numbers" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "signal_texts_phone" ON "signal_texts" USING btree ("phone_id");--> statement-breakpoint
CREATE UNIQUE INDEX "text_messages_sid" ON "text_messages" USING btree ("provider_sid");--> statement-breakpoint
CREATE INDEX "text_messages_phone" ON "text_messages" USING btree ("phone_id","reason","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "news_articles_fingerprint" ON "news_articles" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "news_articles_origin" ON "news_articles" USING btree ("origin","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "news_symbols_latest" ON "news_symbols" USING btree ("ticker","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "news_symbols_article" ON "news_symbols" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "analytics_events_at" ON "analytics_events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "analytics_events_visitor" ON "analytics_events" USING btree (coalesce(unique_id, session_id),"at");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_events_dedupe" ON "analytics_events" USING btree ("dedupe_key") WHERE dedupe_key is not null;--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_dedupe_key" ON "outbox" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("topic",coalesce(locked_until, not_before)) WHERE state in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "member_outcomes_reported" ON "member_outcomes" USING btree ("reported_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outcome_members_account" ON "outcome_members" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "partner_terms_account" ON "partner_terms" USING btree ("account_id","degree","starts_on");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_suspensions_one" ON "referral_suspensions" USING btree ("account_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "sign_up_networks_key" ON "sign_up_networks" USING btree ("network_key");--> statement-breakpoint
CREATE INDEX "sign_up_networks_at" ON "sign_up_networks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "payout_accounts_fingerprint" ON "payout_accounts" USING btree ("fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_stripe" ON "payout_accounts" USING btree ("stripe_account_id");--> statement-breakpoint
CREATE INDEX "payout_events_payout" ON "payout_events" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payout_items_commission" ON "payout_items" USING btree ("commission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_open" ON "payouts" USING btree ("payee_id") WHERE state in ('requested', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_transfer" ON "payouts" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "payouts_payee" ON "payouts" USING btree ("payee_id","requested_at");--> statement-breakpoint
CREATE INDEX "payouts_run" ON "payouts" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "payouts_paid" ON "payouts" USING btree ("paid_at");--> statement-breakpoint
CREATE UNIQUE INDEX "place_claims_one_leader" ON "place_claims" USING btree ("place_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "place_claims_account" ON "place_claims" USING btree ("account_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "place_claims_due" ON "place_claims" USING btree ("due_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "place_events_place" ON "place_events" USING btree ("place_id","id");--> statement-breakpoint
CREATE INDEX "place_reports_place" ON "place_reports" USING btree ("place_id","at");--> statement-breakpoint
CREATE INDEX "place_waiting_order" ON "place_waiting" USING btree ("place_id","number");--> statement-breakpoint
CREATE INDEX "place_waiting_account" ON "place_waiting" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "place_waiting_one_offer" ON "place_waiting" USING btree ("place_id") WHERE offered_until is not null;--> statement-breakpoint
CREATE INDEX "place_waiting_offers" ON "place_waiting" USING btree ("offered_until") WHERE offered_until is not null;--> statement-breakpoint
CREATE INDEX "places_rank" ON "places" USING btree ("kind","rank");--> statement-breakpoint
CREATE INDEX "places_region" ON "places" USING btree ("kind","region","rank");--> statement-breakpoint
CREATE INDEX "places_state" ON "places" USING btree ("kind","state","rank");--> statement-breakpoint
CREATE INDEX "places_words" ON "places" USING gin (to_tsvector('simple', "words"));--> statement-breakpoint
CREATE UNIQUE INDEX "post_feeds_hash" ON "post_feeds" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "post_feeds_live" ON "post_feeds" USING btree ("account_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "post_feeds_account" ON "post_feeds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "post_versions_words" ON "post_versions" USING gin (lower(title || ' ' || summary) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_shown" ON "posts" USING btree ("publish_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id","publish_at");--> statement-breakpoint
CREATE INDEX "posts_to_freeze" ON "posts" USING btree ("publish_at") WHERE state = 'published' and frozen_at is null;--> statement-breakpoint
CREATE INDEX "posts_in_categories_slug" ON "posts_in_categories" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "custom_patterns_day" ON "custom_patterns" USING btree ("day");--> statement-breakpoint
CREATE INDEX "predictions_subject" ON "predictions" USING btree ("scope","subject","kind","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "predictions_due" ON "predictions" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "stocks_to_watch_day" ON "stocks_to_watch" USING btree ("put_on");--> statement-breakpoint
CREATE INDEX "project_backings_account" ON "project_backings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "project_spends_project" ON "project_spends" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "project_updates_project" ON "project_updates" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "projects_opened" ON "projects" USING btree ("opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "commitments_one_live" ON "commitments" USING btree ("round_id","account_id") WHERE ending is null;--> statement-breakpoint
CREATE INDEX "commitments_account" ON "commitments" USING btree ("account_id","handed_over_at");--> statement-breakpoint
CREATE INDEX "commitments_reconfirm" ON "commitments" USING btree ("reconfirm_by") WHERE ending is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_one_open" ON "reservations" USING btree ("round_id","account_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "reservations_account" ON "reservations" USING btree ("account_id","reserved_at");--> statement-breakpoint
CREATE INDEX "round_changes_round" ON "round_changes" USING btree ("round_id","id");--> statement-breakpoint
CREATE INDEX "round_moves_round" ON "round_moves" USING btree ("round_id","id");--> statement-breakpoint
CREATE INDEX "rounds_first_look" ON "rounds" USING btree ("first_look_at");--> statement-breakpoint
CREATE INDEX "rounds_running" ON "rounds" USING btree ("deadline_at") WHERE state in ('live', 'closing');--> statement-breakpoint
CREATE INDEX "signal_entries_signal" ON "signal_entries" USING btree ("signal_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "signal_entries_once" ON "signal_entries" USING btree ("signal_id","kind") WHERE kind <> 'correction';--> statement-breakpoint
CREATE UNIQUE INDEX "invites_url" ON "invites" USING btree ("url");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_given_to" ON "invites" USING btree ("given_to");--> statement-breakpoint
CREATE INDEX "invites_free" ON "invites" USING btree ("id") WHERE given_at is null;--> statement-breakpoint
CREATE INDEX "signup_tokens_signup" ON "signup_tokens" USING btree ("signup_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signups_kind_key" ON "signups" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "trades_by_number" ON "trades" USING btree ("variant","number","fill_date","trade_type","roi_bp") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_symbol" ON "trades" USING btree ("variant","symbol","number","fill_date","trade_type","roi_bp") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_type" ON "trades" USING btree ("variant","trade_type","number","fill_date","roi_bp") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_type_turned" ON "trades" USING btree ("variant",trade_type desc,"number","fill_date","roi_bp") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_expiration" ON "trades" USING btree ("variant","expiration","number","fill_date","trade_type","roi_bp") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_strike" ON "trades" USING btree ("variant","strike_cents","number","fill_date","trade_type","roi_bp") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_bid" ON "trades" USING btree ("variant","bid_cents","number","fill_date","trade_type","roi_bp") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_fill" ON "trades" USING btree ("variant","fill_date","number","trade_type","roi_bp") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_close" ON "trades" USING btree ("variant","close_date","number","fill_date","trade_type","roi_bp") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_roi" ON "trades" USING btree ("variant","roi_bp","number","fill_date","trade_type") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_outcome" ON "trades" USING btree ("variant","trade_type","roi_bp") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_thousand" ON "trades" USING btree ("variant","thousand_cents","number","fill_date","trade_type","roi_bp") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_open" ON "trades" USING btree ("variant","number") WHERE close_date is null;--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_events_status" ON "transfer_events" USING btree ("transfer_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_request_key" ON "transfers" USING btree ("account_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_broker_transfer" ON "transfers" USING btree ("broker_transfer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_submitting" ON "transfers" USING btree ("account_id") WHERE status = 'submitting';--> statement-breakpoint
CREATE INDEX "transfers_account" ON "transfers" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transfers_checked" ON "transfers" USING btree ("checked_at") WHERE status not in ('rejected', 'canceled', 'expired', 'returned');--> statement-breakpoint
CREATE INDEX "stock_request_votes_account" ON "stock_request_votes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "stock_requests_votes" ON "stock_requests" USING btree ("votes" DESC NULLS FIRST,"ticker");--> statement-breakpoint
CREATE INDEX "watch_alerts_account" ON "watch_alerts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "watch_alerts_waiting" ON "watch_alerts" USING btree ("ticker") WHERE fired_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "watchlists_name" ON "watchlists" USING btree ("account_id",lower(name));
--> statement-breakpoint
-- A changed trade is compared with its neighbors only. Reading the whole record for each changed trade would take hours
-- for a correction that changes the balances of 100,000 trades.
CREATE FUNCTION trades_continue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text := CASE WHEN TG_OP = 'DELETE' THEN OLD.variant ELSE NEW.variant END;
  changed integer[] := CASE TG_OP WHEN 'DELETE' THEN ARRAY[OLD.number] WHEN 'INSERT' THEN ARRAY[NEW.number]
                            ELSE ARRAY[OLD.number, NEW.number] END;
  broken integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('trades:' || touched, 0));
  SELECT t.number INTO broken
    FROM trades AS t LEFT JOIN trades AS before ON before.variant = t.variant AND before.number = t.number - 1
   WHERE t.variant = touched
     AND t.number IN (SELECT at FROM unnest(changed) AS at UNION SELECT at + 1 FROM unnest(changed) AS at)
     AND ((before.number IS NULL AND t.number <> 1)
       OR t.thousand_cents <> coalesce(before.thousand_cents, 100000) + t.balance_cents)
   ORDER BY t.number
   LIMIT 1;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'Trade % of % does not continue the record', broken, touched
      USING ERRCODE = 'check_violation', CONSTRAINT = 'trades_continue', TABLE = 'trades';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER trades_continue
  AFTER INSERT OR UPDATE OR DELETE ON trades
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION trades_continue();
--> statement-breakpoint
-- A prediction is stored when it is made. Only labelled samples may carry another time, and each is judged on the
-- day that its horizon says.
CREATE FUNCTION predictions_issued_now() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.is_sample AND abs(extract(epoch FROM NEW.issued_at - clock_timestamp())) > 60 THEN
    RAISE EXCEPTION 'Prediction % is dated %, not now', NEW.id, NEW.issued_at
      USING ERRCODE = 'check_violation', CONSTRAINT = 'predictions_issued_now', TABLE = 'predictions';
  END IF;
  IF NEW.due_on <> (NEW.issued_at AT TIME ZONE 'UTC')::date + NEW.horizon_days THEN
    RAISE EXCEPTION 'Prediction % is not due when its horizon ends', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'predictions_due', TABLE = 'predictions';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER predictions_issued_now
  BEFORE INSERT ON predictions
  FOR EACH ROW EXECUTE FUNCTION predictions_issued_now();
--> statement-breakpoint
CREATE FUNCTION outcomes_when_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM predictions WHERE id = NEW.prediction_id
              AND (due_on > (NEW.settled_at AT TIME ZONE 'UTC')::date OR (NOT is_sample AND due_on > current_date))) THEN
    RAISE EXCEPTION 'Prediction % is not due yet', NEW.prediction_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'outcomes_when_due', TABLE = 'prediction_outcomes';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER outcomes_when_due
  BEFORE INSERT ON prediction_outcomes
  FOR EACH ROW EXECUTE FUNCTION outcomes_when_due();
--> statement-breakpoint
-- Each entry of the cap table continues the one before it, in number, day and hash, and its hash is of its own words.
-- The lock makes writers wait for each other: two at once would both continue the same entry.
CREATE FUNCTION cap_table_continues() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before cap_table_entries;
  words text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('cap_table_entries', 0));
  SELECT * INTO before FROM cap_table_entries ORDER BY number DESC LIMIT 1;
  words := concat_ws(E'\n', NEW.number, NEW.reference, NEW.kind, NEW.on_day,
    coalesce(NEW.from_class, ''), coalesce(NEW.from_holder, ''), coalesce(NEW.from_shares::text, ''),
    coalesce(NEW.to_class, ''), coalesce(NEW.to_holder, ''), coalesce(NEW.to_shares::text, ''),
    coalesce(NEW.corrects::text, ''), NEW.reason, CASE WHEN NEW.is_sample THEN 'sample' ELSE 'real' END,
    to_char(NEW.recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), NEW.previous_hash);
  IF NEW.number <> coalesce(before.number, 0) + 1
     OR NEW.on_day < coalesce(before.on_day, NEW.on_day)
     OR NEW.on_day > (now() AT TIME ZONE 'UTC')::date + 1
     OR NEW.is_sample <> coalesce(before.is_sample, NEW.is_sample)
     OR NEW.previous_hash <> coalesce(before.hash, repeat('0', 64))
     OR NEW.hash <> encode(sha256(convert_to(words, 'UTF8')), 'hex') THEN
    RAISE EXCEPTION 'Entry % does not continue the cap table', NEW.number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cap_table_continues', TABLE = 'cap_table_entries';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER cap_table_continues
  BEFORE INSERT ON cap_table_entries
  FOR EACH ROW EXECUTE FUNCTION cap_table_continues();
--> statement-breakpoint
-- Which state may follow which, and each change of it written down. A closing round is in its last 48 hours, a
-- closed one is past its deadline. Only changes are judged: a restored backup brings its rows as they were.
CREATE FUNCTION rounds_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (OLD.state, NEW.state) IN (
    ('draft', 'testing-waters'), ('draft', 'cancelled'),
    ('testing-waters', 'live'), ('testing-waters', 'cancelled'),
    ('live', 'closing'), ('live', 'cancelled'),
    ('closing', 'closed'), ('closing', 'cancelled')
  ) OR (NEW.state = 'closing' AND NEW.state_at < NEW.deadline_at - interval '48 hours')
    OR (NEW.state = 'closed' AND NEW.state_at < NEW.deadline_at) THEN
    RAISE EXCEPTION 'Round % may not go from % to %', OLD.id, OLD.state, NEW.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'rounds_move', TABLE = 'rounds';
  END IF;
  INSERT INTO round_moves (round_id, at, from_state, to_state) VALUES (OLD.id, NEW.state_at, OLD.state, NEW.state);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER rounds_move
  BEFORE UPDATE ON rounds
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION rounds_move();
--> statement-breakpoint
CREATE FUNCTION project_lines_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text := CASE WHEN TG_OP = 'DELETE' THEN OLD.project_id ELSE NEW.project_id END;
BEGIN
  IF (SELECT goal_cents FROM projects WHERE id = touched)
     IS DISTINCT FROM (SELECT sum(budget_cents) FROM project_lines WHERE project_id = touched) THEN
    RAISE EXCEPTION 'The budget of project % does not add up to its goal', touched
      USING ERRCODE = 'check_violation', CONSTRAINT = 'project_lines_sum', TABLE = 'project_lines';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER project_lines_sum
  AFTER INSERT OR UPDATE OR DELETE ON project_lines
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION project_lines_sum();
--> statement-breakpoint
-- Each change of what an invoice gave back is a row with its moment, whoever writes the invoice.
CREATE FUNCTION invoices_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given bigint := NEW.refunded_cents - CASE WHEN TG_OP = 'UPDATE' THEN OLD.refunded_cents ELSE 0 END;
BEGIN
  IF given <> 0 THEN
    INSERT INTO billing_refunds (invoice_id, cents, at) VALUES (NEW.stripe_id, given, NEW.synced_at);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER invoices_refunded
  AFTER INSERT OR UPDATE OF refunded_cents ON billing_invoices
  FOR EACH ROW EXECUTE FUNCTION invoices_refunded();
--> statement-breakpoint
-- Answers that are serialized once are reused while the versions of their tables are the same.
-- A row that another transaction holds is skipped: writers of one table do not wait for each other here.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text;
BEGIN
  SELECT id INTO free FROM table_versions WHERE name = TG_TABLE_NAME ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF free IS NULL THEN
    INSERT INTO table_versions (id, name) VALUES (gen_random_uuid()::text, TG_TABLE_NAME);
  ELSE
    UPDATE table_versions SET id = gen_random_uuid()::text WHERE id = free;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER predictions_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON predictions
  FOR EACH STATEMENT EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER prediction_outcomes_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON prediction_outcomes
  FOR EACH STATEMENT EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER sectors_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sectors
  FOR EACH STATEMENT EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER sector_symbols_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sector_symbols
  FOR EACH STATEMENT EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER sector_figures_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sector_figures
  FOR EACH STATEMENT EXECUTE FUNCTION note_change();
--> statement-breakpoint
-- Of the symbols only the names are shown; their other columns change with every fetch.
CREATE TRIGGER symbols_version AFTER INSERT OR UPDATE OF ticker, name OR DELETE OR TRUNCATE ON symbols
  FOR EACH STATEMENT EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER trades_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON trades
  FOR EACH STATEMENT EXECUTE FUNCTION note_change();
--> statement-breakpoint
-- The overview of sectors shows the median of its members' ratios at the last close.
CREATE TRIGGER symbol_figures_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON symbol_figures
  FOR EACH STATEMENT EXECUTE FUNCTION note_change();
--> statement-breakpoint
-- Each entry continues the one before it, in number, time and hash; its hash is of its text, and the text says the same
-- as the columns. Only samples may carry another time than now. The lock makes writers wait for each other.
CREATE FUNCTION signal_entries_continue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before signal_entries;
  told jsonb := NEW.entry::jsonb;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('signal_entries', 0));
  SELECT * INTO before FROM signal_entries ORDER BY number DESC LIMIT 1;
  IF NEW.number <> coalesce(before.number, 0) + 1
     OR NEW.at < coalesce(before.at, NEW.at)
     OR NEW.is_sample <> coalesce(before.is_sample, NEW.is_sample)
     OR (NOT NEW.is_sample AND abs(extract(epoch FROM NEW.at - clock_timestamp())) > 60)
     OR NEW.previous_hash <> coalesce(before.hash, repeat('0', 64))
     OR NEW.hash <> encode(sha256(convert_to(NEW.entry, 'UTF8')), 'hex')
     OR (told ->> 'number', told ->> 'signal', told ->> 'kind', told ->> 'at', told ->> 'previous', told ->> 'sample')
        IS DISTINCT FROM (NEW.number::text, NEW.signal_id, NEW.kind,
          to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), NEW.previous_hash, NEW.is_sample::text)
  THEN
    RAISE EXCEPTION 'Entry % does not continue the signal ledger', NEW.number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'signal_entries_continue', TABLE = 'signal_entries';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER signal_entries_continue
  BEFORE INSERT ON signal_entries
  FOR EACH ROW EXECUTE FUNCTION signal_entries_continue();
--> statement-breakpoint
-- Who referred an account: the owner of the link it signed up with, else of the first code it was credited with.
CREATE FUNCTION referrer_of(account text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT owner_id FROM referral_bindings WHERE account_id = account),
    (SELECT owner_id FROM subscription_credits WHERE account_id = account ORDER BY credited_at, subscription_id LIMIT 1))
$$;
--> statement-breakpoint
-- An account's referrer, that account's referrer, and so on. Credits may form a circle: it is followed once.
CREATE FUNCTION referrers_of(account text) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  found text[] := '{}';
  next text := referrer_of(account);
BEGIN
  WHILE next IS NOT NULL AND next <> ALL (found) LOOP
    found := found || next;
    next := referrer_of(next);
  END LOOP;
  RETURN found;
END
$$;
--> statement-breakpoint
-- The lock makes writers wait for each other: two bindings at once could form a circle.
CREATE FUNCTION referral_bindings_no_circle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('referral_bindings', 0));
  IF NEW.account_id = ANY (referrers_of(NEW.owner_id)) THEN
    RAISE EXCEPTION 'Account % was referred by %', NEW.owner_id, NEW.account_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'referral_bindings_no_circle', TABLE = 'referral_bindings';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER referral_bindings_no_circle
  BEFORE INSERT ON referral_bindings
  FOR EACH ROW EXECUTE FUNCTION referral_bindings_no_circle();
--> statement-breakpoint
-- A commission is for a paid subscription invoice of its payer, and for the first or second of its referrers.
CREATE FUNCTION commissions_follow_referrals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payees text[];
BEGIN
  SELECT c.owner_id || referrers_of(c.owner_id) INTO payees
    FROM billing_invoices i JOIN subscription_credits c ON c.subscription_id = i.subscription_id
   WHERE i.stripe_id = NEW.invoice_id AND i.account_id = NEW.payer_id AND i.status = 'paid'
     AND i.paid_cents = NEW.revenue_cents;
  IF payees IS NULL OR NEW.payer_id = ANY (payees) OR payees[NEW.degree] IS DISTINCT FROM NEW.payee_id THEN
    RAISE EXCEPTION 'Invoice % earns no commission of degree % for %', NEW.invoice_id, NEW.degree, NEW.payee_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'commissions_follow_referrals', TABLE = 'commissions';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER commissions_follow_referrals
  BEFORE INSERT ON commissions
  FOR EACH ROW EXECUTE FUNCTION commissions_follow_referrals();
--> statement-breakpoint
CREATE FUNCTION commissions_keep_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'commissions are never deleted' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (NEW.id, NEW.invoice_id, NEW.degree, NEW.payee_id, NEW.payer_id, NEW.revenue_type, NEW.revenue_cents,
      NEW.referrals, NEW.rate_version, NEW.cut_bp, NEW.terms_id, NEW.earned_cents, NEW.earned_at, NEW.approves_at)
     IS DISTINCT FROM
     (OLD.id, OLD.invoice_id, OLD.degree, OLD.payee_id, OLD.payer_id, OLD.revenue_type, OLD.revenue_cents,
      OLD.referrals, OLD.rate_version, OLD.cut_bp, OLD.terms_id, OLD.earned_cents, OLD.earned_at, OLD.approves_at)
  THEN
    RAISE EXCEPTION 'the terms of a commission never change' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER commissions_keep_terms
  BEFORE UPDATE OR DELETE ON commissions
  FOR EACH ROW EXECUTE FUNCTION commissions_keep_terms();
--> statement-breakpoint
CREATE FUNCTION commissions_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reversed bigint := NEW.reversed_cents - CASE WHEN TG_OP = 'UPDATE' THEN OLD.reversed_cents ELSE 0 END;
  paid bigint := NEW.paid_cents - CASE WHEN TG_OP = 'UPDATE' THEN OLD.paid_cents ELSE 0 END;
  state text := (SELECT p.state FROM payouts p WHERE p.id = NEW.payout_id);
BEGIN
  INSERT INTO commission_entries (commission_id, kind, cents, payout_id, at)
  SELECT NEW.id, kind, cents, CASE WHEN place = 3 THEN NEW.payout_id END, NEW.changed_at
    FROM (VALUES (1, 'earned', CASE WHEN TG_OP = 'INSERT' THEN NEW.earned_cents ELSE 0 END),
                 (2, CASE WHEN reversed > 0 THEN 'reversed' ELSE 'restored' END, -reversed),
                 (3, CASE WHEN paid > 0 THEN 'paid' WHEN state = 'sending' THEN 'deducted' ELSE 'returned' END, -paid))
         AS change (place, kind, cents)
   WHERE cents <> 0
   ORDER BY place;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER commissions_entries
  AFTER INSERT OR UPDATE OF reversed_cents, paid_cents ON commissions
  FOR EACH ROW EXECUTE FUNCTION commissions_entries();
--> statement-breakpoint
-- What can be paid to an account: its approved commissions that are not held, less what was overpaid before a refund.
CREATE FUNCTION payable_commissions(account text) RETURNS TABLE (commission_id text, cents bigint) LANGUAGE sql STABLE AS $$
  SELECT id, earned_cents - reversed_cents - paid_cents
    FROM commissions
   WHERE payee_id = account AND approved_at IS NOT NULL AND earned_cents - reversed_cents <> paid_cents
     AND (hold_reason IS NULL OR earned_cents - reversed_cents < paid_cents)
$$;
--> statement-breakpoint
CREATE FUNCTION payout_items_fit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND (SELECT state FROM payouts WHERE id = OLD.payout_id) <> 'requested' THEN
    RAISE EXCEPTION 'The commissions of payout % are final', OLD.payout_id USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' OR NOT EXISTS (
    SELECT FROM payouts p, payable_commissions(p.payee_id) c
     WHERE p.id = NEW.payout_id AND p.state = 'requested' AND c.commission_id = NEW.commission_id AND c.cents = NEW.cents)
  THEN
    RAISE EXCEPTION 'Payout % cannot pay % cents of commission %', NEW.payout_id, NEW.cents, NEW.commission_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_items_fit', TABLE = 'payout_items';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payout_items_fit
  BEFORE INSERT OR UPDATE OR DELETE ON payout_items
  FOR EACH ROW EXECUTE FUNCTION payout_items_fit();
--> statement-breakpoint
-- At the end of the transaction a payout is the sum of its commissions and, when it is requested, all that can be paid.
CREATE FUNCTION payouts_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  items bigint := (SELECT coalesce(sum(cents), 0) FROM payout_items WHERE payout_id = NEW.id);
  payable bigint := (SELECT coalesce(sum(cents), 0) FROM payable_commissions(NEW.payee_id));
BEGIN
  IF items <> NEW.amount_cents OR (NEW.state = 'requested' AND NEW.amount_cents > payable) THEN
    RAISE EXCEPTION 'Payout % is % cents, its commissions % and the balance %', NEW.id, NEW.amount_cents, items, payable
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_add_up', TABLE = 'payouts';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payouts_add_up
  AFTER INSERT OR UPDATE OF amount_cents ON payouts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION payouts_add_up();
--> statement-breakpoint
CREATE FUNCTION payouts_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'payouts are never deleted' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'requested' THEN
      RAISE EXCEPTION 'A payout begins as requested' USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_move';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (('requested', 'sending'), ('requested', 'canceled'),
     ('sending', 'requested'), ('sending', 'paid'), ('sending', 'failed'), ('paid', 'returned')) THEN
    RAISE EXCEPTION 'Payout % does not go from % to %', NEW.id, OLD.state, NEW.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_move', TABLE = 'payouts';
  END IF;
  IF (NEW.id, NEW.payee_id, NEW.requested_at) IS DISTINCT FROM (OLD.id, OLD.payee_id, OLD.requested_at)
     OR (OLD.state <> 'requested' AND NEW.amount_cents <> OLD.amount_cents) THEN
    RAISE EXCEPTION 'the terms of a payout never change' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payouts_move
  BEFORE INSERT OR UPDATE OR DELETE ON payouts
  FOR EACH ROW EXECUTE FUNCTION payouts_move();
--> statement-breakpoint
-- A payout that is sent marks its commissions as paid, if they are still payable as they were; one that failed, came
-- back or is sent later makes them owed again. Nothing else changes what is paid.
CREATE FUNCTION payouts_pay() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item record;
BEGIN
  IF TG_OP = 'INSERT' OR NEW.state <> OLD.state THEN
    INSERT INTO payout_events (payout_id, state, cents, reason, at)
    VALUES (NEW.id, NEW.state, NEW.amount_cents, NEW.reason, NEW.changed_at);
  END IF;
  IF TG_OP = 'INSERT' THEN
    RETURN NULL;
  END IF;
  IF OLD.state = 'requested' AND NEW.state = 'sending' THEN
    FOR item IN SELECT i.commission_id, i.cents, c.cents AS payable FROM payout_items i
        LEFT JOIN payable_commissions(NEW.payee_id) c USING (commission_id)
        WHERE i.payout_id = NEW.id ORDER BY i.commission_id LOOP
      IF item.cents IS DISTINCT FROM item.payable THEN
        RAISE EXCEPTION 'Commission % changed after payout % was prepared', item.commission_id, NEW.id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_pay', TABLE = 'payouts';
      END IF;
      UPDATE commissions SET paid_cents = paid_cents + item.cents, paid_at = NEW.changed_at, payout_id = NEW.id,
          changed_at = NEW.changed_at
       WHERE id = item.commission_id;
    END LOOP;
  ELSIF (OLD.state = 'sending' AND NEW.state IN ('requested', 'failed')) OR (OLD.state = 'paid' AND NEW.state = 'returned') THEN
    UPDATE commissions c SET paid_cents = c.paid_cents - i.cents, payout_id = NEW.id, changed_at = NEW.changed_at,
        paid_at = CASE WHEN c.paid_cents = i.cents THEN NULL ELSE c.paid_at END
      FROM payout_items i
     WHERE i.payout_id = NEW.id AND c.id = i.commission_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payouts_pay
  AFTER INSERT OR UPDATE OF state ON payouts
  FOR EACH ROW EXECUTE FUNCTION payouts_pay();
--> statement-breakpoint
-- Called from the trigger above, it is the second trigger at work; called by a statement of ours, the first.
CREATE FUNCTION commissions_paid_by_payouts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'only a payout changes what is paid' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER commissions_paid_by_payouts
  BEFORE UPDATE ON commissions
  FOR EACH ROW WHEN (NEW.paid_cents <> OLD.paid_cents OR NEW.paid_at IS DISTINCT FROM OLD.paid_at)
  EXECUTE FUNCTION commissions_paid_by_payouts();
--> statement-breakpoint
-- The mailbox of an address: without what follows a plus sign, and at Gmail without dots.
CREATE FUNCTION mailbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN split_part(email, '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) END
$$;
--> statement-breakpoint
CREATE INDEX accounts_mailbox ON accounts (mailbox_of(email_key)) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX billing_cards_fingerprint ON billing_cards (fingerprint_hash);
--> statement-breakpoint
-- The lock makes writers wait for each other: two terms at once could overlap.
CREATE FUNCTION partner_terms_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'agreed terms are never deleted' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.id, NEW.account_id, NEW.degree, NEW.cut_bp, NEW.activity_days, NEW.starts_on, NEW.ends_on, NEW.reason,
        NEW.created_at) IS DISTINCT FROM (OLD.id, OLD.account_id, OLD.degree, OLD.cut_bp, OLD.activity_days,
        OLD.starts_on, OLD.ends_on, OLD.reason, OLD.created_at) OR OLD.ended_on IS NOT NULL THEN
      RAISE EXCEPTION 'agreed terms never change' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('partner terms ' || NEW.account_id, 0));
  IF EXISTS (SELECT FROM partner_terms t WHERE t.account_id = NEW.account_id AND t.degree = NEW.degree
      AND daterange(t.starts_on, greatest(least(t.ends_on, t.ended_on), t.starts_on - 1), '[]')
       && daterange(NEW.starts_on, NEW.ends_on, '[]')) THEN
    RAISE EXCEPTION 'Terms of % overlap', NEW.account_id
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'partner_terms_keep', TABLE = 'partner_terms';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER partner_terms_keep
  BEFORE INSERT OR UPDATE OR DELETE ON partner_terms
  FOR EACH ROW EXECUTE FUNCTION partner_terms_keep();
--> statement-breakpoint
-- Where a trade is counted: all symbols by decade, year and month, its own by year.
CREATE FUNCTION trade_places(one trades) RETURNS TABLE (symbol text, starts_on date, outcome text)
LANGUAGE sql STABLE AS $$
  SELECT place.symbol, date_trunc(place.unit, one.fill_date)::date,
         CASE WHEN one.roi_bp IS NULL THEN 'open' WHEN one.roi_bp > 0 THEN 'win' WHEN one.roi_bp < 0 THEN 'loss' ELSE 'breakeven' END
    FROM (VALUES ('*', 'decade'), ('+', 'year'), ('', 'month'), (one.symbol, 'year')) AS place (symbol, unit)
   WHERE one.is_public
$$;
--> statement-breakpoint
-- Writers of one variant wait for each other, as for the running balance: each in its own order of the counts, two could
-- wait for each other forever.
CREATE FUNCTION trades_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('trades:' || CASE WHEN TG_OP = 'DELETE' THEN OLD.variant ELSE NEW.variant END, 0));
  IF TG_OP <> 'INSERT' THEN
    UPDATE trade_counts AS known SET count = known.count - 1
      FROM trade_places(OLD) AS place
     WHERE (known.variant, known.symbol, known.starts_on, known.trade_type, known.outcome)
         = (OLD.variant, place.symbol, place.starts_on, OLD.trade_type, place.outcome);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO trade_counts AS known (variant, symbol, starts_on, trade_type, outcome, count)
      SELECT NEW.variant, place.symbol, place.starts_on, NEW.trade_type, place.outcome, 1 FROM trade_places(NEW) AS place
      ON CONFLICT (variant, symbol, starts_on, trade_type, outcome) DO UPDATE SET count = known.count + 1;
    INSERT INTO trade_months AS known
      VALUES (NEW.variant, date_trunc('month', NEW.fill_date), NEW.number, NEW.number, NEW.expiration, NEW.close_date)
      ON CONFLICT (variant, starts_on) DO UPDATE SET
        first_number = least(known.first_number, excluded.first_number),
        last_number = greatest(known.last_number, excluded.last_number),
        last_expiration = greatest(known.last_expiration, excluded.last_expiration),
        last_close = greatest(known.last_close, excluded.last_close);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER trades_counted
  AFTER INSERT OR DELETE
     OR UPDATE OF variant, number, symbol, trade_type, expiration, fill_date, close_date, roi_bp, is_public ON trades
  FOR EACH ROW EXECUTE FUNCTION trades_counted();
--> statement-breakpoint
-- Counts all trades again: those that were there before, and those that were written without the trigger.
CREATE FUNCTION recount_trades() RETURNS void LANGUAGE sql AS $$
  DELETE FROM trade_counts;
  INSERT INTO trade_counts
    SELECT t.variant, place.symbol, place.starts_on, t.trade_type, place.outcome, count(*)
      FROM trades AS t CROSS JOIN LATERAL trade_places(t) AS place GROUP BY 1, 2, 3, 4, 5;
  DELETE FROM trade_months;
  INSERT INTO trade_months
    SELECT variant, date_trunc('month', fill_date), min(number), max(number), max(expiration), max(close_date)
      FROM trades GROUP BY 1, 2;
$$;
