CREATE TABLE "content_source" (
	"name" text PRIMARY KEY NOT NULL,
	"is_configured" boolean NOT NULL,
	"address" text NOT NULL,
	"about" jsonb,
	"mark" text,
	"last_run_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"failures_in_row" integer DEFAULT 0 NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL,
	"lease" text,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "source_file" (
	"url" text PRIMARY KEY NOT NULL,
	"media_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_item" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"url" text NOT NULL,
	"hash" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "source_item_source_external_id_pk" PRIMARY KEY("source","external_id"),
	CONSTRAINT "source_item_thing" UNIQUE("kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "source_file" ADD CONSTRAINT "source_file_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_item" ADD CONSTRAINT "source_item_source_content_source_name_fk" FOREIGN KEY ("source") REFERENCES "public"."content_source"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_file_media" ON "source_file" USING btree ("media_id");