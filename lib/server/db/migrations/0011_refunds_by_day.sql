CREATE TABLE "billing_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" text NOT NULL,
	"cents" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_refunds_cents" CHECK (cents <> 0)
);
--> statement-breakpoint
CREATE INDEX "billing_refunds_at" ON "billing_refunds" USING btree ("at");--> statement-breakpoint
-- By hand: each change of what an invoice gave back is a row with its moment, whoever writes the invoice.
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
INSERT INTO billing_refunds (invoice_id, cents, at)
  SELECT stripe_id, refunded_cents, synced_at FROM billing_invoices WHERE refunded_cents > 0;
