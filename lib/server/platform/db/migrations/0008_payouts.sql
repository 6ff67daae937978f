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
ALTER TABLE "commission_entries" DROP CONSTRAINT "commission_entries_kind";--> statement-breakpoint
ALTER TABLE "commission_entries" DROP CONSTRAINT "commission_entries_cents";--> statement-breakpoint
ALTER TABLE "commission_entries" ADD COLUMN "payout_id" text;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "payout_id" text;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_commission_id_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_payee_id_accounts_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_forms" ADD CONSTRAINT "tax_forms_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_accounts_fingerprint" ON "payout_accounts" USING btree ("fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_stripe" ON "payout_accounts" USING btree ("stripe_account_id");--> statement-breakpoint
CREATE INDEX "payout_events_payout" ON "payout_events" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payout_items_commission" ON "payout_items" USING btree ("commission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_open" ON "payouts" USING btree ("payee_id") WHERE state in ('requested', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_transfer" ON "payouts" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "payouts_payee" ON "payouts" USING btree ("payee_id","requested_at");--> statement-breakpoint
CREATE INDEX "payouts_run" ON "payouts" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "payouts_paid" ON "payouts" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "commission_entries_payout" ON "commission_entries" USING btree ("payout_id");--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_kind" CHECK (kind in ('earned', 'reversed', 'restored', 'paid', 'deducted', 'returned'));--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_cents" CHECK (cents <> 0 and (cents > 0) = (kind in ('earned', 'restored', 'deducted', 'returned')));--> statement-breakpoint
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
CREATE OR REPLACE FUNCTION commissions_entries() RETURNS trigger LANGUAGE plpgsql AS $$
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
