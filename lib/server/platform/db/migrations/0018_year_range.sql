ALTER TABLE "symbol_figures" ADD COLUMN "year_high_cents" integer;--> statement-breakpoint
ALTER TABLE "symbol_figures" ADD COLUMN "year_low_cents" integer;--> statement-breakpoint
-- As listYearCloses computes them, so that what is stored is right before the next refresh. Not in an empty database: the
-- statement alone would note a change, and a backup is restored only into a database without any row.
DO $$ BEGIN
  IF EXISTS (SELECT FROM symbol_figures) THEN
    UPDATE symbol_figures SET year_high_cents = year.high, year_low_cents = year.low, weekly_cents = year.weekly
    FROM (
      SELECT ticker, max(close_cents) AS high, min(close_cents) AS low,
        array_agg(close_cents ORDER BY day) FILTER (WHERE is_first OR is_week_end) AS weekly
      FROM (
        SELECT bar.ticker, bar.day, bar.close_cents,
          row_number() OVER (PARTITION BY bar.ticker ORDER BY bar.day) = 1 AS is_first,
          row_number() OVER (PARTITION BY bar.ticker, date_trunc('week', bar.day::timestamp) ORDER BY bar.day DESC) = 1
            AS is_week_end
        FROM (SELECT ticker, max(day) AS day FROM daily_bars GROUP BY ticker) last
        JOIN daily_bars bar ON bar.ticker = last.ticker AND bar.day >= last.day - 366
      ) closes GROUP BY ticker
    ) year WHERE symbol_figures.ticker = year.ticker;
  END IF;
END $$;
