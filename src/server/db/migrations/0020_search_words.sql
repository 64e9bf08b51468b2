DO $$ BEGIN CREATE EXTENSION IF NOT EXISTS pg_trgm; EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN RAISE EXCEPTION 'The search needs the extension pg_trgm, and this role may not create it or the server does not have it (%). Let its administrator say CREATE EXTENSION pg_trgm in this database, then start again.', SQLERRM; END $$;--> statement-breakpoint
CREATE SCHEMA "search";--> statement-breakpoint
CREATE TABLE "search"."word" (
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "word_word" ON "search"."word" USING btree ("word");--> statement-breakpoint
CREATE INDEX "word_parts" ON "search"."word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "author_words" ON "author" USING gin (long_words(coalesce("name", '') || ' ' || coalesce("role", '') || ' ' || coalesce("bio", '')));--> statement-breakpoint
CREATE INDEX "lecture_name_words" ON "lecture" USING gin (long_words(coalesce("name", '')));--> statement-breakpoint
CREATE INDEX "page_words" ON "page" USING gin (long_words(coalesce("title", '') || ' ' || coalesce("summary", '') || ' ' || coalesce("text", '')));--> statement-breakpoint
CREATE INDEX "post_title_words" ON "post" USING gin (long_words(coalesce("title", '')));--> statement-breakpoint
CREATE INDEX "video_title_words" ON "video" USING gin (long_words(coalesce("title", '')));--> statement-breakpoint
CREATE FUNCTION "search".learn(words tsvector) RETURNS void LANGUAGE sql AS $$ INSERT INTO "search"."word" SELECT learnt FROM unnest(tsvector_to_array(words)) AS learnt WHERE learnt ~ '^[a-z]{4,40}$' AND NOT EXISTS (SELECT FROM "search"."word" WHERE "word" = learnt) $$;--> statement-breakpoint
CREATE FUNCTION "search".learn_words() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE field text; fields text[]; known text[]; BEGIN FOREACH field IN ARRAY TG_ARGV LOOP fields := fields || coalesce(to_jsonb(NEW) ->> field, ''); known := known || coalesce(to_jsonb(OLD) ->> field, ''); END LOOP; IF TG_OP = 'INSERT' OR fields <> known THEN PERFORM "search".learn(long_words(array_to_string(fields, ' '))); END IF; RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER "course_learn_words" AFTER INSERT OR UPDATE ON "course" FOR EACH ROW EXECUTE FUNCTION "search".learn_words('name', 'summary', 'description');--> statement-breakpoint
CREATE TRIGGER "lecture_learn_words" AFTER INSERT OR UPDATE ON "lecture" FOR EACH ROW EXECUTE FUNCTION "search".learn_words('name', 'summary', 'text');--> statement-breakpoint
CREATE TRIGGER "post_learn_words" AFTER INSERT OR UPDATE ON "post" FOR EACH ROW EXECUTE FUNCTION "search".learn_words('title', 'summary', 'text', 'transcript');--> statement-breakpoint
CREATE TRIGGER "video_learn_words" AFTER INSERT OR UPDATE ON "video" FOR EACH ROW EXECUTE FUNCTION "search".learn_words('title', 'summary', 'text', 'transcript');--> statement-breakpoint
CREATE TRIGGER "author_learn_words" AFTER INSERT OR UPDATE ON "author" FOR EACH ROW EXECUTE FUNCTION "search".learn_words('name', 'role', 'bio');--> statement-breakpoint
CREATE TRIGGER "page_learn_words" AFTER INSERT OR UPDATE ON "page" FOR EACH ROW EXECUTE FUNCTION "search".learn_words('title', 'summary', 'text');--> statement-breakpoint
DO $$ BEGIN PERFORM "search".learn(long_words("name" || ' ' || "summary" || ' ' || "description")) FROM "course"; PERFORM "search".learn(long_words("name" || ' ' || "summary" || ' ' || "text")) FROM "lecture"; PERFORM "search".learn(long_words("title" || ' ' || "summary" || ' ' || "text" || ' ' || "transcript"::text)) FROM "post"; PERFORM "search".learn(long_words("title" || ' ' || "summary" || ' ' || "text" || ' ' || "transcript"::text)) FROM "video"; PERFORM "search".learn(long_words("name" || ' ' || "role" || ' ' || "bio")) FROM "author"; PERFORM "search".learn(long_words("title" || ' ' || "summary" || ' ' || "text")) FROM "page"; END $$;
