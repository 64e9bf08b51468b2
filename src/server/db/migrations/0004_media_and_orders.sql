CREATE TABLE "local_payment_intent" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"client_secret" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"amount_refunded" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "local_payment_intent_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "local_payment_intent_clientSecret_unique" UNIQUE("client_secret")
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"list_amount" integer NOT NULL,
	"amount" integer NOT NULL,
	"promotion_code_id" text,
	"payment_intent_id" text,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"refund_requested_amount" integer DEFAULT 0 NOT NULL,
	"consented_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "order_paymentIntentId_unique" UNIQUE("payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"order_id" text PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_counter" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_code" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent_off" integer,
	"amount_off" integer,
	"max_redemptions" integer,
	"max_per_user" integer,
	"first_day" text,
	"last_day" text,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_code_course" (
	"promotion_code_id" text NOT NULL,
	"course_id" text NOT NULL,
	CONSTRAINT "promotion_code_course_promotion_code_id_course_id_pk" PRIMARY KEY("promotion_code_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_redemption" (
	"order_id" text PRIMARY KEY NOT NULL,
	"promotion_code_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_user_product" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "video" ADD COLUMN "chapters" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "video" ADD COLUMN "lecture_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_product_id_course_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."course_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_promotion_code_id_promotion_code_id_fk" FOREIGN KEY ("promotion_code_id") REFERENCES "public"."promotion_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_code_course" ADD CONSTRAINT "promotion_code_course_promotion_code_id_promotion_code_id_fk" FOREIGN KEY ("promotion_code_id") REFERENCES "public"."promotion_code"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_code_course" ADD CONSTRAINT "promotion_code_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_redemption" ADD CONSTRAINT "promotion_redemption_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_redemption" ADD CONSTRAINT "promotion_redemption_promotion_code_id_promotion_code_id_fk" FOREIGN KEY ("promotion_code_id") REFERENCES "public"."promotion_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_user" ON "order" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_pending_once" ON "order" USING btree ("user_id","product_id",coalesce("promotion_code_id", '')) WHERE "order"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "order_open" ON "order" USING btree ("created_at") WHERE "order"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_number" ON "receipt" USING btree ("year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_code_code" ON "promotion_code" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "promotion_redemption_code" ON "promotion_redemption" USING btree ("promotion_code_id","state");--> statement-breakpoint
ALTER TABLE "course_user_product" ADD CONSTRAINT "course_user_product_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;