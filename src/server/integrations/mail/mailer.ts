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

/** How many mails a process hands over at the same time. */
export const mailsAtOnce = 4;

/** The server has read the mail, or whom it is for, and will never take it. */
export class MailRefusedError extends Error {}

/** The server does not know this site, or its password: whatever is sent, it is the configuration that is wrong. */
export class MailerLockedOutError extends Error {}

/** Hands mails over: to an SMTP server, or as `.eml` files into the data folder. */
export interface Mailer {
  /**
   * @throws MailRefusedError when this mail will never be taken, MailerLockedOutError when no mail is taken from this
   * site, anything else when the mail was not accepted; it is tried again later.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}
