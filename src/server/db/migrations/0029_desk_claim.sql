CREATE TABLE "desk_claim" (
	"kind" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
