CREATE TABLE "site_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "let_through_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "same_as" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "answered_id" text;--> statement-breakpoint
ALTER TABLE "comment_report" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "comment_report" ADD COLUMN "sentence" text;--> statement-breakpoint
ALTER TABLE "course_review" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_review" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "course_review" ADD COLUMN "let_through_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_review" ADD COLUMN "same_as" text;--> statement-breakpoint
CREATE INDEX "comment_held" ON "comment" USING btree ("held_at") WHERE "comment"."held_at" is not null;--> statement-breakpoint
CREATE INDEX "comment_same" ON "comment" USING btree ("same_as","created_at") WHERE "comment"."same_as" is not null;--> statement-breakpoint
CREATE INDEX "course_review_held" ON "course_review" USING btree ("held_at") WHERE "course_review"."held_at" is not null;--> statement-breakpoint
CREATE INDEX "course_review_same" ON "course_review" USING btree ("same_as","created_at") WHERE "course_review"."same_as" is not null;