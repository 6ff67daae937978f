CREATE TABLE "application_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"type" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_drafts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"step" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"fingerprint" text NOT NULL,
	"sealed" text,
	"held_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"first_sent_at" timestamp with time zone,
	"broker_account_id" text,
	"status" text,
	"needs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refusal" text,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "applications_state" CHECK (state in ('sending', 'unanswered', 'sent', 'refused')),
	CONSTRAINT "applications_sent" CHECK (state <> 'sent' or broker_account_id is not null),
	CONSTRAINT "applications_sealed" CHECK (sealed is null or state in ('sending', 'unanswered'))
);
--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_documents_application" ON "application_documents" USING btree ("application_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "application_drafts_expiry" ON "application_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_account" ON "applications" USING btree ("account_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_broker_account" ON "applications" USING btree ("broker_account_id");--> statement-breakpoint
CREATE INDEX "applications_checked" ON "applications" USING btree ("checked_at");