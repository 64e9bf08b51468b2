CREATE TABLE "learnt_day" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "learnt_day_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "goal_days" smallint;--> statement-breakpoint
ALTER TABLE "learnt_day" ADD CONSTRAINT "learnt_day_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_goal_days" CHECK ("user"."goal_days" between 1 and 7);