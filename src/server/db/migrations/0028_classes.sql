CREATE TABLE "class_member" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_class" (
	"id" text PRIMARY KEY NOT NULL,
	"teacher_id" text NOT NULL,
	"course_id" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teacher_request" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"school" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "class_member" ADD CONSTRAINT "class_member_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_member" ADD CONSTRAINT "class_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_class" ADD CONSTRAINT "school_class_teacher_id_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_class" ADD CONSTRAINT "school_class_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_request" ADD CONSTRAINT "teacher_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_member_once" ON "class_member" USING btree ("class_id","user_id");--> statement-breakpoint
CREATE INDEX "class_member_user" ON "class_member" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_class_code" ON "school_class" USING btree ("code");--> statement-breakpoint
CREATE INDEX "school_class_teacher" ON "school_class" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "school_class_course" ON "school_class" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_request_open" ON "teacher_request" USING btree ("user_id") WHERE "teacher_request"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "teacher_request_user" ON "teacher_request" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "teacher_request_waiting" ON "teacher_request" USING btree ("created_at") WHERE "teacher_request"."decided_at" is null;