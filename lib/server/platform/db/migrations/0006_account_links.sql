CREATE TABLE "account_links" (
	"user_id" text PRIMARY KEY NOT NULL,
	"investor_id" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_links_investor_id_unique" UNIQUE("investor_id")
);
--> statement-breakpoint
ALTER TABLE "signup_tokens" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_investor_id_accounts_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;