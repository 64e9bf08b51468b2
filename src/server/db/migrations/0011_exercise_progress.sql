CREATE TABLE "exercise_progress" (
	"user_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"lecture_id" text NOT NULL,
	"code" text,
	"code_at" timestamp with time zone,
	"attempt_ids" text[] DEFAULT '{}' NOT NULL,
	"passed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercise_progress_user_id_exercise_id_pk" PRIMARY KEY("user_id","exercise_id")
);
--> statement-breakpoint
ALTER TABLE "exercise_progress" ADD CONSTRAINT "exercise_progress_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_progress" ADD CONSTRAINT "exercise_progress_lecture_id_lecture_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lecture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercise_progress_exercise" ON "exercise_progress" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "exercise_progress_lecture" ON "exercise_progress" USING btree ("lecture_id");