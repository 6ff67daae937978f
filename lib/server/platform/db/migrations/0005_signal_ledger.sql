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
ALTER TABLE "trades" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "signal_entries_once" ON "signal_entries" USING btree ("signal_id","kind") WHERE kind <> 'correction';--> statement-breakpoint
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
-- The live trades follow from the ledger. Those before it were samples. A new database must stay empty, without a row of
-- the trigger that notes the change: backups are restored into it.
DO $$ BEGIN
  IF EXISTS (SELECT FROM trades WHERE variant = 'live' AND is_sample) THEN
    DELETE FROM trades WHERE variant = 'live' AND is_sample;
  END IF;
END $$;
