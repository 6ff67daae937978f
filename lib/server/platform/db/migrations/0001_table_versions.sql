CREATE TABLE "table_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
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
