CREATE TABLE "admin_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_uid" text NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocked_person" (
	"uid" text PRIMARY KEY NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment_report" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comment_report" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "receipt" jsonb;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "priority" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "charged_back_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "identity_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "admin_event_actor" ON "admin_event" USING btree ("actor_uid");--> statement-breakpoint
CREATE INDEX "comment_report_open" ON "comment_report" USING btree ("comment_id","created_at") WHERE "comment_report"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "mail_next" ON "mail" USING btree ("priority","due_at","id") WHERE "mail"."sent_at" is null and "mail"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_proven_email" ON "user" USING btree (lower("email")) WHERE "user"."email_verified";--> statement-breakpoint
CREATE INDEX "user_address" ON "user" USING btree (lower("email"));