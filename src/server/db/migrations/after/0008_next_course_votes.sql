UPDATE "next_course_option" SET "votes" = (SELECT count(*) FROM "next_course_vote" WHERE "option_id" = "next_course_option"."id");
