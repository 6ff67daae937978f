-- The overview of sectors shows the median of its members' ratios at the last close.
CREATE TRIGGER symbol_figures_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON symbol_figures
  FOR EACH STATEMENT EXECUTE FUNCTION note_change();
