ALTER TABLE "mail" ALTER COLUMN "subject" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "mail" ALTER COLUMN "text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "mail" ALTER COLUMN "html" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "mail" ALTER COLUMN "headers" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "template" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "data" jsonb;