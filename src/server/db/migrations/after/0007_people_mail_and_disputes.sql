DROP INDEX "mail_due";--> statement-breakpoint
DROP INDEX "user_email";
