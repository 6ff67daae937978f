CREATE TABLE "saved_screens" (
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_screens_account_id_name_pk" PRIMARY KEY("account_id","name"),
	CONSTRAINT "saved_screens_length" CHECK (length(name) between 1 and 60 and length(query) <= 2000)
);
--> statement-breakpoint
ALTER TABLE "saved_screens" ADD CONSTRAINT "saved_screens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;