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
-- By hand: each entry of the cap table continues the one before it, in number, day and hash, and its hash is of its own words.
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
