CREATE TABLE "course_pass" (
	"user_id" text NOT NULL,
	"course_id" text NOT NULL,
	"lecture_ids" text[] DEFAULT '{}' NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "course_pass_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "ending" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "next_courses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise_progress" ADD COLUMN "code_for" text;--> statement-breakpoint
ALTER TABLE "course_pass" ADD CONSTRAINT "course_pass_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_pass" ADD CONSTRAINT "course_pass_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_pass_course" ON "course_pass" USING btree ("course_id");