CREATE TABLE "kept_program" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"files" jsonb NOT NULL,
	"database" text,
	"changed_at" timestamp with time zone NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "kept_program_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "kept_program" ADD CONSTRAINT "kept_program_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;