ALTER TABLE "newsletter_delivery" ADD COLUMN "groups" text[];--> statement-breakpoint
ALTER TABLE "newsletter_issue" ADD COLUMN "night_reason" text;--> statement-breakpoint
ALTER TABLE "newsletter_issue" ADD COLUMN "night_by" text;--> statement-breakpoint
ALTER TABLE "newsletter_issue" ADD COLUMN "night_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_issue" ADD COLUMN "groups" jsonb;--> statement-breakpoint
ALTER TABLE "newsletter_issue" ADD COLUMN "planned_recipients" integer;
