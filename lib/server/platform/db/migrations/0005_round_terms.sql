ALTER TABLE "rounds" DROP CONSTRAINT "rounds_live_whole";--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "valuation_cap_cents" bigint;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_price" CHECK (price_cents > 0 and valuation_cap_cents > 0);--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_live_whole" CHECK (state not in ('live', 'closing', 'closed') or (portal_name is not null and portal_url is not null
        and portal_registration is not null and form_c_filed_on is not null
        and (price_cents is not null or valuation_cap_cents is not null) and deadline_at is not null));