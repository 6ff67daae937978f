CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "fund_ownership" (
	"ticker" text NOT NULL,
	"year" smallint NOT NULL,
	"funds" integer NOT NULL,
	"shares" bigint NOT NULL,
	"share_bp" integer,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "fund_ownership_ticker_year_pk" PRIMARY KEY("ticker","year"),
	CONSTRAINT "fund_ownership_share" CHECK (share_bp is null or share_bp between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "price_targets" (
	"ticker" text NOT NULL,
	"day" date NOT NULL,
	"low_cents" integer NOT NULL,
	"mean_cents" integer NOT NULL,
	"high_cents" integer NOT NULL,
	"analysts" integer NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "price_targets_ticker_day_pk" PRIMARY KEY("ticker","day"),
	CONSTRAINT "price_targets_order" CHECK (low_cents > 0 and low_cents <= mean_cents and mean_cents <= high_cents)
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"ticker" text NOT NULL,
	"month" date NOT NULL,
	"strong_buy" integer NOT NULL,
	"buy" integer NOT NULL,
	"hold" integer NOT NULL,
	"sell" integer NOT NULL,
	"strong_sell" integer NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "recommendations_ticker_month_pk" PRIMARY KEY("ticker","month")
);
--> statement-breakpoint
CREATE TABLE "sector_figures" (
	"slug" text NOT NULL,
	"metric" text NOT NULL,
	"at" text NOT NULL,
	"series" text NOT NULL,
	"value" double precision,
	"used" smallint NOT NULL,
	"members" smallint NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "sector_figures_metric_slug_at_series_pk" PRIMARY KEY("metric","slug","at","series")
);
--> statement-breakpoint
CREATE TABLE "symbol_figures" (
	"ticker" text PRIMARY KEY NOT NULL,
	"price_cents" integer,
	"previous_cents" integer,
	"price_day" date,
	"market_cap" bigint,
	"fiscal_year" smallint,
	"revenue" bigint,
	"net_income" bigint,
	"cash_flow" bigint,
	"revenue_growth" double precision,
	"pe_ratio" double precision,
	"peg_ratio" double precision,
	"weekly_cents" integer[] NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	"worked_out_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "yearly_fundamentals" (
	"ticker" text NOT NULL,
	"fiscal_year" smallint NOT NULL,
	"period_end" date NOT NULL,
	"revenue" bigint,
	"gross_profit" bigint,
	"net_income" bigint,
	"operating_cash_flow" bigint,
	"capital_spending" bigint,
	"dividends" bigint,
	"total_assets" bigint,
	"current_assets" bigint,
	"current_liabilities" bigint,
	"total_debt" bigint,
	"total_equity" bigint,
	"cash" bigint,
	"shares" bigint,
	"year_end_price_cents" integer,
	"is_restated" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "yearly_fundamentals_ticker_fiscal_year_pk" PRIMARY KEY("ticker","fiscal_year"),
	CONSTRAINT "yearly_fundamentals_income" CHECK (not is_sample or net_income is null or revenue is null or net_income <= revenue),
	CONSTRAINT "yearly_fundamentals_shares" CHECK (shares is null or shares > 0)
);
--> statement-breakpoint
CREATE TABLE "daily_bars" (
	"ticker" text NOT NULL,
	"day" date NOT NULL,
	"open_cents" integer NOT NULL,
	"high_cents" integer NOT NULL,
	"low_cents" integer NOT NULL,
	"close_cents" integer NOT NULL,
	"volume" bigint NOT NULL,
	"source" text NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "daily_bars_ticker_day_pk" PRIMARY KEY("ticker","day"),
	CONSTRAINT "daily_bars_range" CHECK (low_cents > 0 and low_cents <= least(open_cents, close_cents) and high_cents >= greatest(open_cents, close_cents)),
	CONSTRAINT "daily_bars_volume" CHECK (volume >= 0)
);
--> statement-breakpoint
CREATE TABLE "market_refreshes" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone,
	"source" text,
	"failure" text,
	"not_before" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "market_refreshes_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "sector_symbols" (
	"slug" text NOT NULL,
	"ticker" text NOT NULL,
	"rank" smallint NOT NULL,
	CONSTRAINT "sector_symbols_slug_ticker_pk" PRIMARY KEY("slug","ticker"),
	CONSTRAINT "sector_symbols_rank" UNIQUE("slug","rank"),
	CONSTRAINT "sector_symbols_bounded" CHECK (rank between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "sectors" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "symbols" (
	"ticker" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"exchange" text NOT NULL,
	"currency" text NOT NULL,
	"industry" text,
	"fiscal_year_end" smallint NOT NULL,
	"shares_outstanding" bigint,
	"words" text NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "symbols_ticker" CHECK (ticker ~ '^[A-Z][A-Z0-9.-]{0,9}$'),
	CONSTRAINT "symbols_kind" CHECK (kind in ('stock', 'fund')),
	CONSTRAINT "symbols_fiscal_year_end" CHECK (fiscal_year_end between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "news_articles" (
	"id" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"headline" text NOT NULL,
	"summary" text NOT NULL,
	"publisher" text NOT NULL,
	"url" text,
	"published_at" timestamp with time zone NOT NULL,
	"fingerprint" text NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "news_articles_origin_known" CHECK (origin in ('market', 'own')),
	CONSTRAINT "news_articles_url" CHECK (url is null or url like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "news_symbols" (
	"ticker" text NOT NULL,
	"article_id" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_symbols_ticker_article_id_pk" PRIMARY KEY("ticker","article_id")
);
--> statement-breakpoint
CREATE TABLE "custom_patterns" (
	"ticker" text NOT NULL,
	"pattern" text NOT NULL,
	"day" date NOT NULL,
	"direction" text NOT NULL,
	"close_cents" integer NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "custom_patterns_ticker_pattern_day_pk" PRIMARY KEY("ticker","pattern","day")
);
--> statement-breakpoint
CREATE TABLE "prediction_outcomes" (
	"prediction_id" text PRIMARY KEY NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"actual_value" double precision NOT NULL,
	"is_hit" boolean NOT NULL,
	"is_baseline_hit" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "predictions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"horizon_days" integer NOT NULL,
	"due_on" date NOT NULL,
	"direction" text NOT NULL,
	"start_value" double precision NOT NULL,
	"predicted_value" double precision NOT NULL,
	"low_value" double precision NOT NULL,
	"high_value" double precision NOT NULL,
	"baseline_value" double precision NOT NULL,
	"method" text NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "predictions_kind" CHECK (kind in ('price', 'timing') and scope in ('sector', 'stock')),
	CONSTRAINT "predictions_direction" CHECK (direction in ('up', 'down', 'flat')),
	CONSTRAINT "predictions_horizon" CHECK (horizon_days between 1 and 730),
	CONSTRAINT "predictions_band" CHECK (low_value < predicted_value and predicted_value < high_value and low_value > 0)
);
--> statement-breakpoint
CREATE TABLE "stocks_to_watch" (
	"id" text PRIMARY KEY NOT NULL,
	"ticker" text NOT NULL,
	"reason" text NOT NULL,
	"put_on_by" text NOT NULL,
	"put_on" date NOT NULL,
	"taken_off" date,
	"source" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"is_sample" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_request_events" (
	"ticker" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	CONSTRAINT "stock_request_events_ticker_happened_at_pk" PRIMARY KEY("ticker","happened_at")
);
--> statement-breakpoint
CREATE TABLE "stock_request_votes" (
	"ticker" text NOT NULL,
	"account_id" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_request_votes_ticker_account_id_pk" PRIMARY KEY("ticker","account_id")
);
--> statement-breakpoint
CREATE TABLE "stock_requests" (
	"ticker" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"votes" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "stock_requests_status" CHECK (status in ('asked', 'planned', 'answered', 'declined')),
	CONSTRAINT "stock_requests_ticker" CHECK (ticker ~ '^[A-Z][A-Z0-9.-]{0,9}$')
);
--> statement-breakpoint
CREATE TABLE "watch_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"ticker" text NOT NULL,
	"kind" text NOT NULL,
	"price_cents" integer,
	"days_before" smallint,
	"created_at" timestamp with time zone NOT NULL,
	"fired_at" timestamp with time zone,
	CONSTRAINT "watch_alerts_kind" CHECK ((kind in ('above', 'below') and price_cents > 0 and days_before is null) or (kind = 'expiry' and days_before between 0 and 60 and price_cents is null))
);
--> statement-breakpoint
CREATE TABLE "watchlist_symbols" (
	"watchlist_id" text NOT NULL,
	"ticker" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watchlist_symbols_watchlist_id_ticker_pk" PRIMARY KEY("watchlist_id","ticker")
);
--> statement-breakpoint
CREATE TABLE "watchlists" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sector_symbols" ADD CONSTRAINT "sector_symbols_slug_sectors_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."sectors"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sector_symbols" ADD CONSTRAINT "sector_symbols_ticker_symbols_ticker_fk" FOREIGN KEY ("ticker") REFERENCES "public"."symbols"("ticker") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_symbols" ADD CONSTRAINT "news_symbols_article_id_news_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."news_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prediction_outcomes" ADD CONSTRAINT "prediction_outcomes_prediction_id_predictions_id_fk" FOREIGN KEY ("prediction_id") REFERENCES "public"."predictions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_request_votes" ADD CONSTRAINT "stock_request_votes_ticker_stock_requests_ticker_fk" FOREIGN KEY ("ticker") REFERENCES "public"."stock_requests"("ticker") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_request_votes" ADD CONSTRAINT "stock_request_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_alerts" ADD CONSTRAINT "watch_alerts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_symbols" ADD CONSTRAINT "watchlist_symbols_watchlist_id_watchlists_id_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlists" ADD CONSTRAINT "watchlists_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sector_symbols_ticker" ON "sector_symbols" USING btree ("ticker");--> statement-breakpoint
CREATE INDEX "symbols_words" ON "symbols" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "news_articles_fingerprint" ON "news_articles" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "news_articles_origin" ON "news_articles" USING btree ("origin","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "news_symbols_latest" ON "news_symbols" USING btree ("ticker","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "news_symbols_article" ON "news_symbols" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "custom_patterns_day" ON "custom_patterns" USING btree ("day");--> statement-breakpoint
CREATE INDEX "predictions_subject" ON "predictions" USING btree ("scope","subject","kind","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "predictions_due" ON "predictions" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "stocks_to_watch_day" ON "stocks_to_watch" USING btree ("put_on");--> statement-breakpoint
CREATE INDEX "stock_request_votes_account" ON "stock_request_votes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "stock_requests_votes" ON "stock_requests" USING btree ("votes" DESC NULLS FIRST,"ticker");--> statement-breakpoint
CREATE INDEX "watch_alerts_account" ON "watch_alerts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "watch_alerts_waiting" ON "watch_alerts" USING btree ("ticker") WHERE fired_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "watchlists_name" ON "watchlists" USING btree ("account_id",lower(name));
--> statement-breakpoint
-- By hand: a prediction is stored when it is made. Only labelled samples may carry another time, and each is judged on the
-- day that its horizon says.
CREATE FUNCTION predictions_issued_now() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.is_sample AND abs(extract(epoch FROM NEW.issued_at - clock_timestamp())) > 60 THEN
    RAISE EXCEPTION 'Prediction % is dated %, not now', NEW.id, NEW.issued_at
      USING ERRCODE = 'check_violation', CONSTRAINT = 'predictions_issued_now', TABLE = 'predictions';
  END IF;
  IF NEW.due_on <> (NEW.issued_at AT TIME ZONE 'UTC')::date + NEW.horizon_days THEN
    RAISE EXCEPTION 'Prediction % is not due when its horizon ends', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'predictions_due', TABLE = 'predictions';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER predictions_issued_now
  BEFORE INSERT ON predictions
  FOR EACH ROW EXECUTE FUNCTION predictions_issued_now();
--> statement-breakpoint
CREATE FUNCTION outcomes_when_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM predictions WHERE id = NEW.prediction_id
              AND (due_on > (NEW.settled_at AT TIME ZONE 'UTC')::date OR (NOT is_sample AND due_on > current_date))) THEN
    RAISE EXCEPTION 'Prediction % is not due yet', NEW.prediction_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'outcomes_when_due', TABLE = 'prediction_outcomes';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER outcomes_when_due
  BEFORE INSERT ON prediction_outcomes
  FOR EACH ROW EXECUTE FUNCTION outcomes_when_due();
