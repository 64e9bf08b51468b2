CREATE TABLE "comment" (
	"id" text PRIMARY KEY NOT NULL,
	"lecture_id" text,
	"post_id" text,
	"parent_id" text,
	"user_id" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "comment_one_target" CHECK (num_nonnulls("comment"."lecture_id", "comment"."post_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "comment_report" (
	"comment_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_report_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "course_review" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"user_id" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_review_once" UNIQUE("course_id","user_id"),
	CONSTRAINT "course_review_rating" CHECK ("course_review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "course_user_product" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_user_product_once" UNIQUE("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "lecture_progress" (
	"user_id" text NOT NULL,
	"lecture_id" text NOT NULL,
	"completed_at" timestamp with time zone,
	"watched_seconds" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lecture_progress_user_id_lecture_id_pk" PRIMARY KEY("user_id","lecture_id")
);
--> statement-breakpoint
CREATE TABLE "next_course_option" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"position" integer NOT NULL,
	"published" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "next_course_vote" (
	"id" text PRIMARY KEY NOT NULL,
	"option_id" text NOT NULL,
	"user_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "next_course_vote_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "quiz" (
	"id" text PRIMARY KEY NOT NULL,
	"lecture_id" text NOT NULL,
	"name" text NOT NULL,
	"published" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_answer" (
	"user_id" text NOT NULL,
	"question_id" text NOT NULL,
	"answer" jsonb NOT NULL,
	"is_correct" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_answer_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_question" (
	"id" text PRIMARY KEY NOT NULL,
	"quiz_id" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"options" jsonb NOT NULL,
	"key" jsonb NOT NULL,
	"explanation" text NOT NULL,
	"published" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lecture" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "receive_replies" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "reply_token" text;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_lecture_id_lecture_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lecture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_parent_id_comment_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_report" ADD CONSTRAINT "comment_report_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_report" ADD CONSTRAINT "comment_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review" ADD CONSTRAINT "course_review_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review" ADD CONSTRAINT "course_review_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_user_product" ADD CONSTRAINT "course_user_product_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_user_product" ADD CONSTRAINT "course_user_product_product_id_course_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."course_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_progress" ADD CONSTRAINT "lecture_progress_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_progress" ADD CONSTRAINT "lecture_progress_lecture_id_lecture_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lecture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_course_vote" ADD CONSTRAINT "next_course_vote_option_id_next_course_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."next_course_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_course_vote" ADD CONSTRAINT "next_course_vote_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz" ADD CONSTRAINT "quiz_lecture_id_lecture_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lecture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answer" ADD CONSTRAINT "quiz_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answer" ADD CONSTRAINT "quiz_answer_question_id_quiz_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_question" ADD CONSTRAINT "quiz_question_quiz_id_quiz_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quiz"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_lecture" ON "comment" USING btree ("lecture_id","created_at") WHERE "comment"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comment_post" ON "comment" USING btree ("post_id","created_at") WHERE "comment"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comment_parent" ON "comment" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "comment_user" ON "comment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_review_newest" ON "course_review" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "course_review_user" ON "course_review" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_user_product_product" ON "course_user_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "lecture_progress_lecture" ON "lecture_progress" USING btree ("lecture_id");--> statement-breakpoint
CREATE INDEX "next_course_vote_option" ON "next_course_vote" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "quiz_lecture" ON "quiz" USING btree ("lecture_id");--> statement-breakpoint
CREATE INDEX "quiz_answer_question" ON "quiz_answer" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "quiz_question_quiz" ON "quiz_question" USING btree ("quiz_id");--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_replyToken_unique" UNIQUE("reply_token");