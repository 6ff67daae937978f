CREATE TABLE "kept_figures" (
	"view" text PRIMARY KEY NOT NULL,
	"basis" text NOT NULL,
	"figures" text NOT NULL
);
