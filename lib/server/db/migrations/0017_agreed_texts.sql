CREATE TABLE "agreed_texts" (
	"text_hash" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreed_texts_hash" CHECK (text_hash = encode(sha256(convert_to(text, 'UTF8')), 'hex'))
);
