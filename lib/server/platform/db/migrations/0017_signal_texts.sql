CREATE TABLE "signal_texts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"phone_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "signal_texts_code" CHECK ((code_hash is null) = (code_expires_at is null))
);
--> statement-breakpoint
ALTER TABLE "text_messages" DROP CONSTRAINT "text_messages_state";--> statement-breakpoint
ALTER TABLE "signal_texts" ADD CONSTRAINT "signal_texts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_texts" ADD CONSTRAINT "signal_texts_phone_id_phone_numbers_id_fk" FOREIGN KEY ("phone_id") REFERENCES "public"."phone_numbers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signal_texts_phone" ON "signal_texts" USING btree ("phone_id");--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_state" CHECK (state in ('waiting', 'sending', 'accepted', 'sent', 'delivered', 'read', 'failed', 'unknown', 'blocked', 'skipped'));