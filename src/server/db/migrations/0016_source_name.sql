CREATE TABLE "source_name" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"item_id" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "source_name_source_kind_external_id_item_id_pk" PRIMARY KEY("source","kind","external_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "source_name" ADD CONSTRAINT "source_name_source_content_source_name_fk" FOREIGN KEY ("source") REFERENCES "public"."content_source"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_name_item" ON "source_name" USING btree ("kind","item_id");