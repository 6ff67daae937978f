CREATE TABLE "newsletter_edition_posts" (
	"edition_id" text NOT NULL,
	"post_id" text NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "newsletter_edition_posts_edition_id_post_id_pk" PRIMARY KEY("edition_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_deliveries" (
	"edition_id" text NOT NULL,
	"subscriber_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "newsletter_deliveries_edition_id_subscriber_id_pk" PRIMARY KEY("edition_id","subscriber_id"),
	CONSTRAINT "newsletter_deliveries_outcome" CHECK (outcome in ('mailed', 'suppressed', 'segment', 'empty'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_editions" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"intro" text NOT NULL,
	"segment" text NOT NULL,
	"state" text NOT NULL,
	"send_at" timestamp with time zone,
	"reached" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "newsletter_editions_state" CHECK (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
	CONSTRAINT "newsletter_editions_segment" CHECK (segment in ('all', 'free', 'paid')),
	CONSTRAINT "newsletter_editions_send_at" CHECK (state in ('draft', 'cancelled') or send_at is not null)
);
--> statement-breakpoint
CREATE TABLE "post_authors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_mentions" (
	"post_id" text NOT NULL,
	"ticker" text NOT NULL,
	"position" text NOT NULL,
	"price_cents" integer,
	"price_day" date,
	"price_is_sample" boolean,
	CONSTRAINT "post_mentions_post_id_ticker_pk" PRIMARY KEY("post_id","ticker"),
	CONSTRAINT "post_mentions_price" CHECK ((price_cents is null) = (price_day is null)),
	CONSTRAINT "post_mentions_position" CHECK (position in ('none', 'holds', 'no-trade-72h'))
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"post_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"parts" jsonb NOT NULL,
	"teaser" jsonb NOT NULL,
	"words" integer NOT NULL,
	"note" text,
	CONSTRAINT "post_versions_post_id_number_pk" PRIMARY KEY("post_id","number"),
	CONSTRAINT "post_versions_number" CHECK (number > 0 and words >= 0)
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"visibility" text NOT NULL,
	"tier" text,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"version" integer NOT NULL,
	"first_version" integer,
	"corrected_at" timestamp with time zone,
	"position" text NOT NULL,
	"frozen_at" timestamp with time zone,
	"is_sample" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "posts_id" CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
	CONSTRAINT "posts_visibility" CHECK (visibility in ('public', 'members', 'paid', 'tier')),
	CONSTRAINT "posts_tier" CHECK ((visibility = 'tier') = (tier is not null)),
	CONSTRAINT "posts_state" CHECK (state in ('draft', 'published', 'withdrawn')),
	CONSTRAINT "posts_published" CHECK (state = 'draft' or (publish_at is not null and first_version is not null)),
	CONSTRAINT "posts_withdrawn" CHECK ((state = 'withdrawn') = (withdrawn_at is not null)),
	CONSTRAINT "posts_position" CHECK (position in ('none', 'holds', 'no-trade-72h'))
);
--> statement-breakpoint
CREATE TABLE "posts_in_categories" (
	"post_id" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "posts_in_categories_post_id_slug_pk" PRIMARY KEY("post_id","slug")
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "skips" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_edition_posts" ADD CONSTRAINT "newsletter_edition_posts_edition_id_newsletter_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."newsletter_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_edition_posts" ADD CONSTRAINT "newsletter_edition_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_edition_id_newsletter_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."newsletter_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mentions" ADD CONSTRAINT "post_mentions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_post_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."post_authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts_in_categories" ADD CONSTRAINT "posts_in_categories_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts_in_categories" ADD CONSTRAINT "posts_in_categories_slug_post_categories_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."post_categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscriber" ON "newsletter_deliveries" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_editions_due" ON "newsletter_editions" USING btree ("send_at") WHERE state in ('scheduled', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "post_feeds_hash" ON "post_feeds" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "post_feeds_live" ON "post_feeds" USING btree ("account_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "post_feeds_account" ON "post_feeds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "posts_shown" ON "posts" USING btree ("publish_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id","publish_at");--> statement-breakpoint
CREATE INDEX "posts_to_freeze" ON "posts" USING btree ("publish_at") WHERE state = 'published' and frozen_at is null;--> statement-breakpoint
CREATE INDEX "posts_in_categories_slug" ON "posts_in_categories" USING btree ("slug");