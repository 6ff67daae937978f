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
ALTER TABLE "commissions" ADD COLUMN "terms_id" text;--> statement-breakpoint
ALTER TABLE "partner_terms" ADD CONSTRAINT "partner_terms_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_suspensions" ADD CONSTRAINT "referral_suspensions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_networks" ADD CONSTRAINT "sign_up_networks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_terms_account" ON "partner_terms" USING btree ("account_id","degree","starts_on");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_suspensions_one" ON "referral_suspensions" USING btree ("account_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "sign_up_networks_key" ON "sign_up_networks" USING btree ("network_key");--> statement-breakpoint
CREATE INDEX "sign_up_networks_at" ON "sign_up_networks" USING btree ("at");--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_terms_id_partner_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."partner_terms"("id") ON DELETE no action ON UPDATE no action;
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
CREATE OR REPLACE FUNCTION commissions_keep_terms() RETURNS trigger LANGUAGE plpgsql AS $$
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
