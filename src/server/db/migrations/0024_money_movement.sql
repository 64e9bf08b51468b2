CREATE TABLE "local_balance_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_asking" (
	"id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"is_due" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_month" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "money_movement" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"month" text NOT NULL,
	"order_id" text,
	"payout_id" text,
	"transaction_id" text,
	"is_test" boolean NOT NULL,
	CONSTRAINT "money_movement_transactionId_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "money_payout" (
	"id" text PRIMARY KEY NOT NULL,
	"arrives_on" date,
	"descriptor" text,
	"check" text,
	"bank_day" date,
	"bank_amount" integer,
	"note" text,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "money_movement" ADD CONSTRAINT "money_movement_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_movement" ADD CONSTRAINT "money_movement_payout_id_money_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."money_payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "local_balance_entry_created" ON "local_balance_entry" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "money_movement_month" ON "money_movement" USING btree ("month","day","kind","amount","is_test");--> statement-breakpoint
CREATE INDEX "money_movement_order" ON "money_movement" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "money_movement_payout" ON "money_movement" USING btree ("payout_id");--> statement-breakpoint
INSERT INTO "local_balance_entry" SELECT 'txn_' || substr("id", 4), 'payment', "id", "amount", round("amount" * 0.015)::int + 25, "created_at" FROM "local_payment_intent" WHERE "status" = 'succeeded';--> statement-breakpoint
INSERT INTO "local_balance_entry" SELECT 'txn_re_' || substr("payment", 4) || '_' || "total", 'refund', "payment", "before" - "total", 0, "at" FROM (SELECT "order"."payment_intent_id" AS "payment", ("details" ->> 'total')::int AS "total", coalesce(lag(("details" ->> 'total')::int) OVER (PARTITION BY "order"."id" ORDER BY "order_event"."id"), 0) AS "before", "order_event"."at" FROM "order_event" JOIN "order" ON "order"."id" = "order_event"."order_id" JOIN "local_payment_intent" ON "local_payment_intent"."id" = "order"."payment_intent_id" WHERE "order_event"."kind" IN ('refunded', 'refunded-partly') AND "details" ->> 'total' IS NOT NULL) AS "given";
