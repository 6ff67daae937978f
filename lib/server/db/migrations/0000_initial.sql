CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"referred_by" text,
	"unique_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "accounts_kind" CHECK (kind in ('user', 'investor'))
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
	"display_name" text
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
	CONSTRAINT "touches_subject_kind" CHECK (subject_kind in ('account', 'lead')),
	CONSTRAINT "touches_place" CHECK (place in ('first', 'last'))
);
--> statement-breakpoint
CREATE TABLE "visitor_salts" (
	"day" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
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
	CONSTRAINT "newsletter_subscribers_state" CHECK (state in ('pending', 'subscribed', 'ended'))
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
	CONSTRAINT "text_messages_state" CHECK (state in ('waiting', 'sending', 'accepted', 'sent', 'delivered', 'read', 'failed', 'unknown', 'blocked'))
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
	"used_at" timestamp with time zone
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
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_links" ADD CONSTRAINT "newsletter_links_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_ideas" ADD CONSTRAINT "tracker_ideas_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_alerts" ADD CONSTRAINT "phone_alerts_phone_id_phone_numbers_id_fk" FOREIGN KEY ("phone_id") REFERENCES "public"."phone_numbers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_phone_id_phone_numbers_id_fk" FOREIGN KEY ("phone_id") REFERENCES "public"."phone_numbers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_claims" ADD CONSTRAINT "place_claims_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_claims" ADD CONSTRAINT "place_claims_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_events" ADD CONSTRAINT "place_events_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_reports" ADD CONSTRAINT "place_reports_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_reports" ADD CONSTRAINT "place_reports_claim_id_place_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."place_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_waiting" ADD CONSTRAINT "place_waiting_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_waiting" ADD CONSTRAINT "place_waiting_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_tokens" ADD CONSTRAINT "signup_tokens_signup_id_signups_id_fk" FOREIGN KEY ("signup_id") REFERENCES "public"."signups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_kind_email_key" ON "accounts" USING btree ("kind","email_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "password_resets_account" ON "password_resets" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "searches_account_search" ON "searches" USING btree ("account_id","search");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "clicks_code" ON "clicks" USING btree ("code","at");--> statement-breakpoint
CREATE INDEX "clicks_at" ON "clicks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "referral_bindings_owner" ON "referral_bindings" USING btree ("owner_id","bound_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_personal" ON "referral_codes" USING btree ("account_id") WHERE kind = 'personal';--> statement-breakpoint
CREATE INDEX "consent_events_subject" ON "consent_events" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "experiment_exposures_visitor" ON "experiment_exposures" USING btree ("unique_id");--> statement-breakpoint
CREATE INDEX "experiment_exposures_at" ON "experiment_exposures" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_form_dedupe_key" ON "leads" USING btree ("form","dedupe_key");--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_links_subscriber" ON "newsletter_links" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_links_expiry" ON "newsletter_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email_key" ON "newsletter_subscribers" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_requested" ON "newsletter_subscribers" USING btree ("requested_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tracker_ideas_lead" ON "tracker_ideas" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "tracker_ideas_state" ON "tracker_ideas" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_numbers_phone" ON "phone_numbers" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "text_messages_sid" ON "text_messages" USING btree ("provider_sid");--> statement-breakpoint
CREATE INDEX "text_messages_phone" ON "text_messages" USING btree ("phone_id","reason","created_at");--> statement-breakpoint
CREATE INDEX "analytics_events_at" ON "analytics_events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "analytics_events_visitor" ON "analytics_events" USING btree (coalesce(unique_id, session_id),"at");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_events_dedupe" ON "analytics_events" USING btree ("dedupe_key") WHERE dedupe_key is not null;--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_dedupe_key" ON "outbox" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("topic",coalesce(locked_until, not_before)) WHERE state in ('waiting', 'sending');--> statement-breakpoint
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
CREATE UNIQUE INDEX "invites_url" ON "invites" USING btree ("url");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_given_to" ON "invites" USING btree ("given_to");--> statement-breakpoint
CREATE INDEX "invites_free" ON "invites" USING btree ("id") WHERE given_at is null;--> statement-breakpoint
CREATE INDEX "signup_tokens_signup" ON "signup_tokens" USING btree ("signup_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signups_kind_key" ON "signups" USING btree ("kind","key");
--> statement-breakpoint
-- By hand: each running balance continues the one before it, the first from $1,000. Checked when the transaction ends, so that
-- a trade may close and the balances after it be carried on in one transaction, and rows may be written in any order.
-- The lock makes writers of one variant wait for each other: two at once would each miss the other's row.
CREATE FUNCTION trades_continue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text := CASE WHEN TG_OP = 'DELETE' THEN OLD.variant ELSE NEW.variant END;
  broken integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('trades:' || touched, 0));
  SELECT chained.number INTO broken
    FROM (
      SELECT number, balance_cents, thousand_cents,
             lag(thousand_cents, 1, 100000) OVER (ORDER BY number) AS before_cents,
             row_number() OVER (ORDER BY number) AS place
        FROM trades
       WHERE variant = touched
    ) AS chained
   WHERE chained.thousand_cents <> chained.before_cents + chained.balance_cents
      OR chained.number <> chained.place
   ORDER BY chained.number
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
