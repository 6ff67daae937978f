CREATE TABLE "weekly_report_drafts" (
	"week" date PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
