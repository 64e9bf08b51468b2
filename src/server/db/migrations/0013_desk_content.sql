CREATE TABLE "content_item" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"head" integer NOT NULL,
	"live" integer,
	"planned" integer,
	"publish_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_item_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "content_presence" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"uid" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_presence_kind_item_id_uid_pk" PRIMARY KEY("kind","item_id","uid")
);
--> statement-breakpoint
CREATE TABLE "content_revision" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"base" integer,
	"origin" text NOT NULL,
	"author_uid" text,
	"at" timestamp with time zone NOT NULL,
	"note" text,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "old_address" (
	"path" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_file" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"format" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"duration_seconds" real,
	"alt" text DEFAULT '' NOT NULL,
	"variants" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"captions_id" text,
	"cues" jsonb,
	"uploaded_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_private" boolean NOT NULL,
	CONSTRAINT "media_file_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
CREATE TABLE "newsletter_delivery" (
	"issue_id" text NOT NULL,
	"subscriber_id" text NOT NULL,
	"state" text NOT NULL,
	"mail_id" text,
	"reason" text,
	CONSTRAINT "newsletter_delivery_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issue" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"preheader" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"tested_version" integer,
	"send_at" timestamp with time zone,
	"pace" integer NOT NULL,
	"next_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "comment_words";--> statement-breakpoint
DROP INDEX "course_review_words";--> statement-breakpoint
DROP INDEX "feedback_message_words";--> statement-breakpoint
DROP INDEX "user_words";--> statement-breakpoint
ALTER TABLE "admin_event" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "author" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "desk_note" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(buyer_name || ' ' || buyer_email || ' ' || id), 'áàâäãåąăæçčćďđéèêëěęíîïĺľłñňńóòôöőõøŕřšśşșßťţțúùûüůűýÿžźżÁÀÂÄÃÅĄĂÆÇČĆĎĐÉÈÊËĚĘÍÎÏĹĽŁÑŇŃÓÒÔÖŐÕØŔŘŠŚŞȘŤŢȚÚÙÛÜŮŰÝŸŽŹŻ', 'aaaaaaaaacccddeeeeeeiiilllnnnooooooorrssssstttuuuuuuyyzzzaaaaaaaaacccddeeeeeeiiilllnnnooooooorrsssstttuuuuuuyyzzz')) STORED;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_captions_id_media_file_id_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."media_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_delivery" ADD CONSTRAINT "newsletter_delivery_issue_id_newsletter_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_item_due" ON "content_item" USING btree ("publish_at") WHERE "content_item"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "content_revision_item" ON "content_revision" USING btree ("kind","item_id","id");--> statement-breakpoint
CREATE INDEX "media_file_at" ON "media_file" USING btree ("at");--> statement-breakpoint
CREATE INDEX "newsletter_delivery_state" ON "newsletter_delivery" USING btree ("issue_id","state");--> statement-breakpoint
CREATE INDEX "newsletter_delivery_mail" ON "newsletter_delivery" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "newsletter_issue_newest" ON "newsletter_issue" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_issue_state" ON "newsletter_issue" USING btree ("state");--> statement-breakpoint
ALTER TABLE "author" ADD CONSTRAINT "author_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_plain_name" ON "user" USING btree (translate(lower("display_name"), 'áàâäãåąăæçčćďđéèêëěęíîïĺľłñňńóòôöőõøŕřšśşșßťţțúùûüůűýÿžźżÁÀÂÄÃÅĄĂÆÇČĆĎĐÉÈÊËĚĘÍÎÏĹĽŁÑŇŃÓÒÔÖŐÕØŔŘŠŚŞȘŤŢȚÚÙÛÜŮŰÝŸŽŹŻ', 'aaaaaaaaacccddeeeeeeiiilllnnnooooooorrssssstttuuuuuuyyzzzaaaaaaaaacccddeeeeeeiiilllnnnooooooorrsssstttuuuuuuyyzzz'));--> statement-breakpoint
CREATE INDEX "user_mailbox" ON "user" USING btree (translate(lower(split_part("email", '@', 1)), 'áàâäãåąăæçčćďđéèêëěęíîïĺľłñňńóòôöőõøŕřšśşșßťţțúùûüůűýÿžźżÁÀÂÄÃÅĄĂÆÇČĆĎĐÉÈÊËĚĘÍÎÏĹĽŁÑŇŃÓÒÔÖŐÕØŔŘŠŚŞȘŤŢȚÚÙÛÜŮŰÝŸŽŹŻ', 'aaaaaaaaacccddeeeeeeiiilllnnnooooooorrssssstttuuuuuuyyzzzaaaaaaaaacccddeeeeeeiiilllnnnooooooorrsssstttuuuuuuyyzzz'));--> statement-breakpoint
CREATE INDEX "comment_words" ON "comment" USING gin (to_tsvector('simple', lower(translate(coalesce("text", ''), 'áàâäãåąăæçčćďđéèêëěęíîïĺľłñňńóòôöőõøŕřšśşșßťţțúùûüůűýÿžźżÁÀÂÄÃÅĄĂÆÇČĆĎĐÉÈÊËĚĘÍÎÏĹĽŁÑŇŃÓÒÔÖŐÕØŔŘŠŚŞȘŤŢȚÚÙÛÜŮŰÝŸŽŹŻ@._-/:„“”‚‘’–—…«» ', 'aaaaaaaaacccddeeeeeeiiilllnnnooooooorrssssstttuuuuuuyyzzzaaaaaaaaacccddeeeeeeiiilllnnnooooooorrsssstttuuuuuuyyzzz                  '))));--> statement-breakpoint
CREATE INDEX "course_review_words" ON "course_review" USING gin (to_tsvector('simple', lower(translate(coalesce("text", ''), 'áàâäãåąăæçčćďđéèêëěęíîïĺľłñňńóòôöőõøŕřšśşșßťţțúùûüůűýÿžźżÁÀÂÄÃÅĄĂÆÇČĆĎĐÉÈÊËĚĘÍÎÏĹĽŁÑŇŃÓÒÔÖŐÕØŔŘŠŚŞȘŤŢȚÚÙÛÜŮŰÝŸŽŹŻ@._-/:„“”‚‘’–—…«» ', 'aaaaaaaaacccddeeeeeeiiilllnnnooooooorrssssstttuuuuuuyyzzzaaaaaaaaacccddeeeeeeiiilllnnnooooooorrsssstttuuuuuuyyzzz                  '))));--> statement-breakpoint
CREATE INDEX "feedback_message_words" ON "feedback_message" USING gin (to_tsvector('simple', lower(translate(coalesce("message", '') || ' ' || coalesce("name", '') || ' ' || coalesce("email", ''), 'áàâäãåąăæçčćďđéèêëěęíîïĺľłñňńóòôöőõøŕřšśşșßťţțúùûüůűýÿžźżÁÀÂÄÃÅĄĂÆÇČĆĎĐÉÈÊËĚĘÍÎÏĹĽŁÑŇŃÓÒÔÖŐÕØŔŘŠŚŞȘŤŢȚÚÙÛÜŮŰÝŸŽŹŻ@._-/:„“”‚‘’–—…«» ', 'aaaaaaaaacccddeeeeeeiiilllnnnooooooorrssssstttuuuuuuyyzzzaaaaaaaaacccddeeeeeeiiilllnnnooooooorrsssstttuuuuuuyyzzz                  '))));--> statement-breakpoint
CREATE INDEX "user_words" ON "user" USING gin (to_tsvector('simple', lower(translate(coalesce("display_name", ''), 'áàâäãåąăæçčćďđéèêëěęíîïĺľłñňńóòôöőõøŕřšśşșßťţțúùûüůűýÿžźżÁÀÂÄÃÅĄĂÆÇČĆĎĐÉÈÊËĚĘÍÎÏĹĽŁÑŇŃÓÒÔÖŐÕØŔŘŠŚŞȘŤŢȚÚÙÛÜŮŰÝŸŽŹŻ@._-/:„“”‚‘’–—…«» ', 'aaaaaaaaacccddeeeeeeiiilllnnnooooooorrssssstttuuuuuuyyzzzaaaaaaaaacccddeeeeeeiiilllnnnooooooorrsssstttuuuuuuyyzzz                  '))));--> statement-breakpoint
ALTER TABLE "subscriber" ADD CONSTRAINT "subscriber_id_unique" UNIQUE("id");