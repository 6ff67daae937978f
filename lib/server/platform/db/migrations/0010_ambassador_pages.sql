ALTER TABLE "promoter_profiles" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "accounts_referred_by" ON "accounts" USING btree (lower(referred_by)) WHERE referred_by is not null;--> statement-breakpoint
CREATE INDEX "referral_codes_account" ON "referral_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "touches_subscription_code" ON "touches" USING btree (lower(referred_by)) WHERE subject_kind = 'subscription' and referred_by is not null;--> statement-breakpoint
CREATE INDEX "commissions_latest" ON "commissions" USING btree ("payee_id","earned_at","invoice_id");