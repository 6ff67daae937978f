CREATE TABLE "commission_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"commission_id" text NOT NULL,
	"kind" text NOT NULL,
	"cents" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_entries_kind" CHECK (kind in ('earned', 'reversed', 'restored', 'paid', 'deducted')),
	CONSTRAINT "commission_entries_cents" CHECK (cents <> 0 and (cents > 0) = (kind in ('earned', 'restored', 'deducted')))
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
	"earned_cents" bigint NOT NULL,
	"reversed_cents" bigint DEFAULT 0 NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"approves_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
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
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_invoice_id_billing_invoices_stripe_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."billing_invoices"("stripe_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_payee_id_accounts_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_payer_id_accounts_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_entries_commission" ON "commission_entries" USING btree ("commission_id");--> statement-breakpoint
CREATE INDEX "commissions_payee" ON "commissions" USING btree ("payee_id","degree","payer_id");--> statement-breakpoint
CREATE INDEX "commissions_state" ON "commissions" USING btree ("state","approves_at");--> statement-breakpoint
CREATE INDEX "subscription_credits_account" ON "subscription_credits" USING btree ("account_id");
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
      NEW.referrals, NEW.rate_version, NEW.cut_bp, NEW.earned_cents, NEW.earned_at, NEW.approves_at)
     IS DISTINCT FROM
     (OLD.id, OLD.invoice_id, OLD.degree, OLD.payee_id, OLD.payer_id, OLD.revenue_type, OLD.revenue_cents,
      OLD.referrals, OLD.rate_version, OLD.cut_bp, OLD.earned_cents, OLD.earned_at, OLD.approves_at)
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
-- Each change of a sum is an entry of the ledger, whoever writes the commission.
CREATE FUNCTION commissions_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reversed bigint := NEW.reversed_cents - CASE WHEN TG_OP = 'UPDATE' THEN OLD.reversed_cents ELSE 0 END;
  paid bigint := NEW.paid_cents - CASE WHEN TG_OP = 'UPDATE' THEN OLD.paid_cents ELSE 0 END;
BEGIN
  INSERT INTO commission_entries (commission_id, kind, cents, at)
  SELECT NEW.id, kind, cents, NEW.changed_at
    FROM (VALUES (1, 'earned', CASE WHEN TG_OP = 'INSERT' THEN NEW.earned_cents ELSE 0 END),
                 (2, CASE WHEN reversed > 0 THEN 'reversed' ELSE 'restored' END, -reversed),
                 (3, CASE WHEN paid > 0 THEN 'paid' ELSE 'deducted' END, -paid)) AS change (place, kind, cents)
   WHERE cents <> 0
   ORDER BY place;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER commissions_entries
  AFTER INSERT OR UPDATE OF reversed_cents, paid_cents ON commissions
  FOR EACH ROW EXECUTE FUNCTION commissions_entries();
