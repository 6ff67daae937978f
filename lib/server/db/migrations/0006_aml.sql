CREATE TABLE "aml_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"step" text NOT NULL,
	"answers" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "aml_answers_id" CHECK (id = account_id || ':' || step),
	CONSTRAINT "aml_answers_step" CHECK (step in ('identity', 'address', 'funds', 'declarations')),
	CONSTRAINT "aml_answers_sealed" CHECK (answers like 's1.%')
);
--> statement-breakpoint
ALTER TABLE "aml_answers" ADD CONSTRAINT "aml_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aml_answers_account" ON "aml_answers" USING btree ("account_id");