CREATE TABLE "given_answer" (
	"user_id" text NOT NULL,
	"question_id" text NOT NULL,
	"day" date NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"is_correct" boolean NOT NULL,
	CONSTRAINT "given_answer_user_id_question_id_day_pk" PRIMARY KEY("user_id","question_id","day")
);
--> statement-breakpoint
ALTER TABLE "given_answer" ADD CONSTRAINT "given_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_answer" ADD CONSTRAINT "given_answer_question_id_quiz_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "given_answer_question" ON "given_answer" USING btree ("question_id");--> statement-breakpoint
-- What was answered before answers were kept.
INSERT INTO "given_answer" ("user_id", "question_id", "day", "given_at", "is_correct")
SELECT "user_id", "question_id", ("created_at" AT TIME ZONE 'Europe/Bratislava')::date, "created_at", "is_correct" FROM "quiz_answer";
