DROP INDEX "user_email";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "identity_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "user_address" ON "user" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "user_email" ON "user" USING btree (lower("email")) WHERE "user"."email_verified";