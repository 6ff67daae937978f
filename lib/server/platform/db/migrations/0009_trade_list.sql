CREATE INDEX "signal_entries_signal" ON "signal_entries" USING btree ("signal_id","number");--> statement-breakpoint
CREATE INDEX "trades_by_symbol" ON "trades" USING btree ("variant","symbol","number") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_type" ON "trades" USING btree ("variant","trade_type","number") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_type_turned" ON "trades" USING btree ("variant",trade_type desc,"number") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_expiration" ON "trades" USING btree ("variant","expiration","number") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_strike" ON "trades" USING btree ("variant","strike_cents","number") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_bid" ON "trades" USING btree ("variant","bid_cents","number") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_fill" ON "trades" USING btree ("variant","fill_date","number") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_close" ON "trades" USING btree ("variant","close_date","number") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_roi" ON "trades" USING btree ("variant","roi_bp","number") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_thousand" ON "trades" USING btree ("variant","thousand_cents","number") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_open" ON "trades" USING btree ("variant","number") WHERE close_date is null;