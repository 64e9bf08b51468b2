CREATE TABLE "content_publication" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_publication_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"course_id" text,
	"things" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"before" jsonb,
	"reasons" jsonb
);
--> statement-breakpoint
CREATE TABLE "exercise_proof" (
	"exercise_id" text NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercise_proof_exercise_id_hash_pk" PRIMARY KEY("exercise_id","hash")
);
--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "publication" integer;--> statement-breakpoint
CREATE INDEX "content_publication_course" ON "content_publication" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "content_publication_due" ON "content_publication" USING btree ("at") WHERE "content_publication"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "content_publication_open" ON "content_publication" USING btree ("changed_at") WHERE "content_publication"."before" is not null;