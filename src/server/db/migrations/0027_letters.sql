CREATE TABLE "newsletter_template" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"preheader" text NOT NULL,
	"text" text NOT NULL,
	"groups" jsonb,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_delivery" ADD COLUMN "groups" text[];--> statement-breakpoint
ALTER TABLE "newsletter_issue" ADD COLUMN "night_reason" text;--> statement-breakpoint
ALTER TABLE "newsletter_issue" ADD COLUMN "night_by" text;--> statement-breakpoint
ALTER TABLE "newsletter_issue" ADD COLUMN "night_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_issue" ADD COLUMN "groups" jsonb;--> statement-breakpoint
ALTER TABLE "newsletter_issue" ADD COLUMN "planned_recipients" integer;--> statement-breakpoint
CREATE INDEX "newsletter_template_name" ON "newsletter_template" USING btree ("name");