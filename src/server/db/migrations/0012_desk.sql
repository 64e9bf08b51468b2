CREATE TABLE "feedback_message" (
	"id" text PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"name" text,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_role_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
ALTER TABLE "admin_event" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "admin_event" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "blocked_person" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blocked_person" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "is_for_association" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_review" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_review" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "promotion_code" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(' ' || display_name || ' | ' || email), 'áàâäãåąăæçčćďđéèêëěęíîïĺľłñňńóòôöőõøŕřšśşșßťţțúùûüůűýÿžźżÁÀÂÄÃÅĄĂÆÇČĆĎĐÉÈÊËĚĘÍÎÏĹĽŁÑŇŃÓÒÔÖŐÕØŔŘŠŚŞȘŤŢȚÚÙÛÜŮŰÝŸŽŹŻ', 'aaaaaaaaacccddeeeeeeiiilllnnnooooooorrssssstttuuuuuuyyzzzaaaaaaaaacccddeeeeeeiiilllnnnooooooorrsssstttuuuuuuyyzzz')) STORED;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_message_newest" ON "feedback_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedback_message_open" ON "feedback_message" USING btree ("created_at") WHERE "feedback_message"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "feedback_message_words" ON "feedback_message" USING gin (to_tsvector('simple', lower(translate(coalesce("message", '') || ' ' || coalesce("name", '') || ' ' || coalesce("email", ''), 'áäąčćďéěęëíïĺľłňńóôöőŕřśšťúůüűýžźżàâèêçãñÁÄĄČĆĎÉĚĘËÍÏĹĽŁŇŃÓÔÖŐŔŘŚŠŤÚŮÜŰÝŽŹŻÀÂÈÊÇÃÑ@._-/:„“”‚‘’–—…«» ', 'aaaccdeeeeiilllnnoooorrsstuuuuyzzzaaeecanaaaccdeeeeiilllnnoooorrsstuuuuyzzzaaeecan                  '))));--> statement-breakpoint
CREATE INDEX "feedback_message_email" ON "feedback_message" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "admin_event_target" ON "admin_event" USING btree ("target");--> statement-breakpoint
CREATE INDEX "admin_event_at" ON "admin_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "comment_newest" ON "comment" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "comment_hidden" ON "comment" USING btree ("hidden_at") WHERE "comment"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "comment_words" ON "comment" USING gin (to_tsvector('simple', lower(translate(coalesce("text", ''), 'áäąčćďéěęëíïĺľłňńóôöőŕřśšťúůüűýžźżàâèêçãñÁÄĄČĆĎÉĚĘËÍÏĹĽŁŇŃÓÔÖŐŔŘŚŠŤÚŮÜŰÝŽŹŻÀÂÈÊÇÃÑ@._-/:„“”‚‘’–—…«» ', 'aaaccdeeeeiilllnnoooorrsstuuuuyzzzaaeecanaaaccdeeeeiilllnnoooorrsstuuuuyzzzaaeecan                  '))));--> statement-breakpoint
CREATE INDEX "course_review_words" ON "course_review" USING gin (to_tsvector('simple', lower(translate(coalesce("text", ''), 'áäąčćďéěęëíïĺľłňńóôöőŕřśšťúůüűýžźżàâèêçãñÁÄĄČĆĎÉĚĘËÍÏĹĽŁŇŃÓÔÖŐŔŘŚŠŤÚŮÜŰÝŽŹŻÀÂÈÊÇÃÑ@._-/:„“”‚‘’–—…«» ', 'aaaccdeeeeiilllnnoooorrsstuuuuyzzzaaeecanaaaccdeeeeiilllnnoooorrsstuuuuyzzzaaeecan                  '))));--> statement-breakpoint
CREATE INDEX "course_user_product_given" ON "course_user_product" USING btree ("created_at") WHERE "course_user_product"."order_id" is null;--> statement-breakpoint
CREATE INDEX "course_user_product_order" ON "course_user_product" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mail_order" ON "mail" USING btree ("order_id") WHERE "mail"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "order_newest" ON "order" USING btree (coalesce("paid_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "user_newest" ON "user" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_words" ON "user" USING gin (to_tsvector('simple', lower(translate(coalesce("display_name", ''), 'áäąčćďéěęëíïĺľłňńóôöőŕřśšťúůüűýžźżàâèêçãñÁÄĄČĆĎÉĚĘËÍÏĹĽŁŇŃÓÔÖŐŔŘŚŠŤÚŮÜŰÝŽŹŻÀÂÈÊÇÃÑ@._-/:„“”‚‘’–—…«» ', 'aaaccdeeeeiilllnnoooorrsstuuuuyzzzaaeecanaaaccdeeeeiilllnnoooorrsstuuuuyzzzaaeecan                  '))));--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '% only grows', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER admin_event_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON "admin_event" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
