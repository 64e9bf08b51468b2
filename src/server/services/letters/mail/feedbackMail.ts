import { html } from 'hono/html';
import type { Letter } from './Letter.ts';

interface Feedback {
  message: string;
  email?: string | undefined;
  name?: string | undefined;
}

/** The mail with a visitor's words to the association. */
export function feedbackMail({ message, email, name }: Feedback): Letter {
  const text = message + (name ? `\n\n– ${name}` : '');
  return {
    ...(email && { replyTo: email }),
    // A person wrote it (RFC 3834).
    headers: { 'Auto-Submitted': 'no' },
    subject: 'Spätná väzba zo stránky',
    text,
    html: String(html`<p lang="sk" style="white-space: pre-wrap">${text}</p>`),
  };
}
