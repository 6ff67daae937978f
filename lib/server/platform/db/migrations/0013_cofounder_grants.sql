CREATE TABLE "cofounder_grant_ends" (
	"grant_id" text PRIMARY KEY NOT NULL,
	"ended_on" date NOT NULL,
	"reason" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cofounder_grant_ends_reason" CHECK (reason <> '')
);
--> statement-breakpoint
CREATE TABLE "cofounder_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"agreement_id" text NOT NULL,
	"agreement_version" integer NOT NULL,
	"signed_on" date NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cofounder_grants_kind" CHECK (kind in ('profit-share', 'exit-bonus', 'first-look')),
	CONSTRAINT "cofounder_grants_agreement" CHECK (agreement_id ~ '[A-Za-z0-9]' and agreement_version > 0)
);
--> statement-breakpoint
ALTER TABLE "cofounder_grant_ends" ADD CONSTRAINT "cofounder_grant_ends_grant_id_cofounder_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."cofounder_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cofounder_grants" ADD CONSTRAINT "cofounder_grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cofounder_grants_account" ON "cofounder_grants" USING btree ("account_id");