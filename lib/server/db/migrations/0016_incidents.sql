CREATE TABLE "incident_ends" (
	"incident_id" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "incident_ends_past" CHECK (ended_at <= noted_at)
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" text PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "incidents_past" CHECK (began_at <= noted_at)
);
--> statement-breakpoint
ALTER TABLE "incident_ends" ADD CONSTRAINT "incident_ends_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incidents_began" ON "incidents" USING btree ("began_at");