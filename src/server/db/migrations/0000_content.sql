CREATE TABLE "author" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"bio" text NOT NULL,
	"links" jsonb NOT NULL,
	"published" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chapter" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"name" text NOT NULL,
	"free_sample" boolean NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"published" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"author_id" text NOT NULL,
	"level" text NOT NULL,
	"illustration" text NOT NULL,
	"language" text NOT NULL,
	"position" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"what_you_learn" jsonb NOT NULL,
	"prerequisites" jsonb NOT NULL,
	"resources_intro" text NOT NULL,
	"resources" jsonb NOT NULL,
	"published" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_product" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"name" text NOT NULL,
	"variant_name" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"archived" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecture" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"type" text NOT NULL,
	"minutes" integer NOT NULL,
	"text" text NOT NULL,
	"video_id" text,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"published" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"text" text NOT NULL,
	"published" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"author_id" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"tags" text[] NOT NULL,
	"audio" jsonb,
	"transcript_url" text,
	"transcript" jsonb NOT NULL,
	"text" text NOT NULL,
	"published" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"published" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"author_id" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"provider" text NOT NULL,
	"source" text NOT NULL,
	"poster" text,
	"captions" text,
	"duration_seconds" integer NOT NULL,
	"bytes" integer,
	"transcript" jsonb NOT NULL,
	"text" text NOT NULL,
	"published" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chapter" ADD CONSTRAINT "chapter_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_author_id_author_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."author"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_product" ADD CONSTRAINT "course_product_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture" ADD CONSTRAINT "lecture_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture" ADD CONSTRAINT "lecture_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_author_id_author_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."author"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_author_id_author_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."author"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "author_slug_published" ON "author" USING btree ("slug") WHERE "author"."published";--> statement-breakpoint
CREATE INDEX "chapter_course" ON "chapter" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_slug_published" ON "course" USING btree ("slug") WHERE "course"."published";--> statement-breakpoint
CREATE INDEX "course_author" ON "course" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "course_product_course" ON "course_product" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lecture_chapter" ON "lecture" USING btree ("chapter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "post_slug_published" ON "post" USING btree ("slug") WHERE "post"."published";--> statement-breakpoint
CREATE INDEX "post_kind_published_at" ON "post" USING btree ("kind","published_at");--> statement-breakpoint
CREATE INDEX "post_author" ON "post" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "post_tags" ON "post" USING gin ("tags");--> statement-breakpoint
CREATE UNIQUE INDEX "video_slug_published" ON "video" USING btree ("slug") WHERE "video"."published";--> statement-breakpoint
CREATE INDEX "video_published_at" ON "video" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "video_author" ON "video" USING btree ("author_id");