CREATE TABLE "newsletter_template" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"preheader" text NOT NULL,
	"text" text NOT NULL,
	"groups" jsonb,
	"used_count" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_template_name_unique" UNIQUE("name")
);