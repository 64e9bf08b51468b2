CREATE TABLE "role_invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"roles" jsonb NOT NULL,
	"note" text,
	"token_hash" text NOT NULL,
	"author_id" text,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" text,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "role_invitation" ADD CONSTRAINT "role_invitation_author_id_author_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."author"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_invitation" ADD CONSTRAINT "role_invitation_used_by_user_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "role_invitation_token" ON "role_invitation" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "role_invitation_open" ON "role_invitation" USING btree ("email") WHERE "role_invitation"."used_at" is null and "role_invitation"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "role_invitation_used_by" ON "role_invitation" USING btree ("used_by");