/** What a mail says, as it is written when it is sent. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  replyTo?: string;
}
