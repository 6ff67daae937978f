CREATE TABLE "member_outcomes" (
	"member_id" text NOT NULL,
	"signal_id" text NOT NULL,
	"paid_cents" integer NOT NULL,
	"received_cents" integer NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_outcomes_member_id_signal_id_pk" PRIMARY KEY("member_id","signal_id"),
	CONSTRAINT "member_outcomes_prices" CHECK (paid_cents > 0 and received_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "outcome_members" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outcome_members_sample" CHECK (is_sample = (account_id is null))
);
--> statement-breakpoint
ALTER TABLE "member_outcomes" ADD CONSTRAINT "member_outcomes_member_id_outcome_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."outcome_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_members" ADD CONSTRAINT "outcome_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_outcomes_reported" ON "member_outcomes" USING btree ("reported_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outcome_members_account" ON "outcome_members" USING btree ("account_id");