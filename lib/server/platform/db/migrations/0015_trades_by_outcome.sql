DROP INDEX "trades_by_roi";--> statement-breakpoint
CREATE INDEX "trades_by_outcome" ON "trades" USING btree ("variant","trade_type","roi_bp") WHERE is_public and close_date is not null;--> statement-breakpoint
CREATE INDEX "trades_by_roi" ON "trades" USING btree ("variant","roi_bp","number","fill_date") WHERE is_public and close_date is not null;