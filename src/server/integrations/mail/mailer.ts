import type { MailAttachment } from '#src/server/db/schema/mail.ts';

/** A mail as the outbox keeps it. */
export interface OutgoingMail {
  /** Stable: the same id is the same mail, however often it is handed over. */
  id: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: MailAttachment[];
}

/** Hands mails over: to an SMTP server, or as `.eml` files into the data folder. */
export interface Mailer {
  /** @throws when the mail was not accepted; it is tried again later. */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}
