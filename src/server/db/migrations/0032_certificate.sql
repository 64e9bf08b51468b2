CREATE TABLE "certificate" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"course_id" text NOT NULL,
	"name" text NOT NULL,
	"course_name" text NOT NULL,
	"course_version" text NOT NULL,
	"facts" jsonb NOT NULL,
	"is_name_public" boolean DEFAULT false NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"status_index" integer GENERATED ALWAYS AS IDENTITY (sequence name "certificate_status_index_seq" INCREMENT BY 1 MINVALUE 0 MAXVALUE 2147483647 START WITH 0 CACHE 1),
	"badge" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text
);
--> statement-breakpoint
CREATE TABLE "certificate_key" (
	"id" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_jwk" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revoked_certificate" (
	"status_index" integer PRIMARY KEY NOT NULL,
	"revoked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz" ADD COLUMN "is_final" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_once" ON "certificate" USING btree ("user_id","course_id") WHERE "certificate"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "certificate_user" ON "certificate" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "certificate_course" ON "certificate" USING btree ("course_id");