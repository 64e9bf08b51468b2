DROP INDEX "comment_lecture";--> statement-breakpoint
DROP INDEX "comment_post";--> statement-breakpoint
CREATE INDEX "comment_lecture" ON "comment" USING btree ("lecture_id","created_at");--> statement-breakpoint
CREATE INDEX "comment_post" ON "comment" USING btree ("post_id","created_at");