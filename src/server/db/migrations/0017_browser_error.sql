CREATE TABLE "browser_error" (
	"id" text PRIMARY KEY NOT NULL,
	"release" text NOT NULL,
	"place" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"callers" jsonb NOT NULL,
	"route" text,
	"times" integer NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "browser_error_one" UNIQUE("release","place","name")
);
