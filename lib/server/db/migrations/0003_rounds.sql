CREATE TABLE "project_backings" (
	"project_id" text NOT NULL,
	"account_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"display" text NOT NULL,
	"backed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "project_backings_project_id_account_id_pk" PRIMARY KEY("project_id","account_id"),
	CONSTRAINT "project_backings_amount" CHECK (amount_cents between 1000 and 220000)
);
--> statement-breakpoint
CREATE TABLE "project_lines" (
	"project_id" text NOT NULL,
	"number" integer NOT NULL,
	"label" text NOT NULL,
	"budget_cents" bigint NOT NULL,
	CONSTRAINT "project_lines_project_id_number_pk" PRIMARY KEY("project_id","number"),
	CONSTRAINT "project_lines_budget" CHECK (number > 0 and budget_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "project_spends" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_spends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" text NOT NULL,
	"line" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount_cents" bigint NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "project_spends_amount" CHECK (amount_cents <> 0)
);
--> statement-breakpoint
CREATE TABLE "project_updates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"goal_cents" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "projects_slug" UNIQUE("slug"),
	CONSTRAINT "projects_state" CHECK (state in ('open', 'closed') and (state = 'closed') = (closed_at is not null)),
	CONSTRAINT "projects_goal" CHECK (goal_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "commitments" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"account_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"handed_over_at" timestamp with time zone NOT NULL,
	"held_cents" bigint,
	"held_as_of" timestamp with time zone,
	"reconfirm_by" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ending" text,
	CONSTRAINT "commitments_amount" CHECK (amount_cents > 0 and (held_cents is null or held_cents >= 0)),
	CONSTRAINT "commitments_held_whole" CHECK ((held_cents is null) = (held_as_of is null)),
	CONSTRAINT "commitments_ended_whole" CHECK ((ending is null) = (ended_at is null)),
	CONSTRAINT "commitments_ending" CHECK (ending in ('withdrawn', 'not-reconfirmed', 'round-cancelled', 'not-held', 'completed'))
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"account_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"legend_at" timestamp with time zone NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "reservations_amount" CHECK (amount_cents > 0),
	CONSTRAINT "reservations_state" CHECK (state in ('open', 'confirmed', 'cancelled', 'lapsed')),
	CONSTRAINT "reservations_ended_whole" CHECK ((state = 'open') = (ended_at is null))
);
--> statement-breakpoint
CREATE TABLE "round_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "round_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"round_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"reconfirm_by" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "round_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "round_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"round_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"first_look_hours" integer NOT NULL,
	"first_look_at" timestamp with time zone,
	"public_at" timestamp with time zone,
	"deadline_at" timestamp with time zone,
	"minimum_cents" bigint NOT NULL,
	"target_cents" bigint NOT NULL,
	"smallest_cents" bigint NOT NULL,
	"largest_cents" bigint NOT NULL,
	"security" text NOT NULL,
	"price_cents" bigint,
	"use_of_proceeds" text NOT NULL,
	"issuer" jsonb NOT NULL,
	"known" jsonb NOT NULL,
	"risks" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"portal_name" text,
	"portal_url" text,
	"portal_registration" text,
	"form_c_filed_on" date,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "rounds_slug" UNIQUE("slug"),
	CONSTRAINT "rounds_state" CHECK (state in ('draft', 'testing-waters', 'live', 'closing', 'closed', 'cancelled')),
	CONSTRAINT "rounds_amounts" CHECK (minimum_cents > 0 and target_cents >= minimum_cents),
	CONSTRAINT "rounds_shares" CHECK (smallest_cents > 0 and largest_cents >= smallest_cents and largest_cents <= target_cents),
	CONSTRAINT "rounds_first_look" CHECK (first_look_hours between 0 and 720 and (first_look_at is null) = (public_at is null)
        and (public_at is null or public_at = first_look_at + first_look_hours * interval '1 hour')),
	CONSTRAINT "rounds_portal_https" CHECK (portal_url is null or portal_url like 'https://%'),
	CONSTRAINT "rounds_live_whole" CHECK (state not in ('live', 'closing', 'closed') or (portal_name is not null and portal_url is not null
        and portal_registration is not null and form_c_filed_on is not null and price_cents is not null
        and deadline_at is not null))
);
--> statement-breakpoint
ALTER TABLE "project_backings" ADD CONSTRAINT "project_backings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_backings" ADD CONSTRAINT "project_backings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_lines" ADD CONSTRAINT "project_lines_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_spends" ADD CONSTRAINT "project_spends_project_id_line_project_lines_project_id_number_fk" FOREIGN KEY ("project_id","line") REFERENCES "public"."project_lines"("project_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_updates" ADD CONSTRAINT "project_updates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_changes" ADD CONSTRAINT "round_changes_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_moves" ADD CONSTRAINT "round_moves_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_backings_account" ON "project_backings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "project_spends_project" ON "project_spends" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "project_updates_project" ON "project_updates" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "projects_opened" ON "projects" USING btree ("opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "commitments_one_live" ON "commitments" USING btree ("round_id","account_id") WHERE ending is null;--> statement-breakpoint
CREATE INDEX "commitments_account" ON "commitments" USING btree ("account_id","handed_over_at");--> statement-breakpoint
CREATE INDEX "commitments_reconfirm" ON "commitments" USING btree ("reconfirm_by") WHERE ending is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_one_open" ON "reservations" USING btree ("round_id","account_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "reservations_account" ON "reservations" USING btree ("account_id","reserved_at");--> statement-breakpoint
CREATE INDEX "round_changes_round" ON "round_changes" USING btree ("round_id","id");--> statement-breakpoint
CREATE INDEX "round_moves_round" ON "round_moves" USING btree ("round_id","id");--> statement-breakpoint
CREATE INDEX "rounds_first_look" ON "rounds" USING btree ("first_look_at");--> statement-breakpoint
CREATE INDEX "rounds_running" ON "rounds" USING btree ("deadline_at") WHERE state in ('live', 'closing');
--> statement-breakpoint
-- By hand: which state may follow which, and each change of it written down. A closing round is in its last 48 hours, a
-- closed one is past its deadline. Only changes are judged: a restored backup brings its rows as they were.
CREATE FUNCTION rounds_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (OLD.state, NEW.state) IN (
    ('draft', 'testing-waters'), ('draft', 'cancelled'),
    ('testing-waters', 'live'), ('testing-waters', 'cancelled'),
    ('live', 'closing'), ('live', 'cancelled'),
    ('closing', 'closed'), ('closing', 'cancelled')
  ) OR (NEW.state = 'closing' AND NEW.state_at < NEW.deadline_at - interval '48 hours')
    OR (NEW.state = 'closed' AND NEW.state_at < NEW.deadline_at) THEN
    RAISE EXCEPTION 'Round % may not go from % to %', OLD.id, OLD.state, NEW.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'rounds_move', TABLE = 'rounds';
  END IF;
  INSERT INTO round_moves (round_id, at, from_state, to_state) VALUES (OLD.id, NEW.state_at, OLD.state, NEW.state);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER rounds_move
  BEFORE UPDATE ON rounds
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION rounds_move();
--> statement-breakpoint
CREATE FUNCTION project_lines_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text := CASE WHEN TG_OP = 'DELETE' THEN OLD.project_id ELSE NEW.project_id END;
BEGIN
  IF (SELECT goal_cents FROM projects WHERE id = touched)
     IS DISTINCT FROM (SELECT sum(budget_cents) FROM project_lines WHERE project_id = touched) THEN
    RAISE EXCEPTION 'The budget of project % does not add up to its goal', touched
      USING ERRCODE = 'check_violation', CONSTRAINT = 'project_lines_sum', TABLE = 'project_lines';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER project_lines_sum
  AFTER INSERT OR UPDATE OR DELETE ON project_lines
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION project_lines_sum();
