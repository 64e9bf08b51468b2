CREATE TABLE "visit" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"referrer" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "visit_day_path_referrer_pk" PRIMARY KEY("day","path","referrer")
);
