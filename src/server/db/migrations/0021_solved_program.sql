ALTER TABLE "exercise_progress" ADD COLUMN "solved_code" text;--> statement-breakpoint
ALTER TABLE "exercise_progress" ADD COLUMN "solved_at" timestamp with time zone;