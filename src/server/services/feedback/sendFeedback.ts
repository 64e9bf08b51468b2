import { html } from 'hono/html';
import type { Ctx } from '#src/server/context.ts';
import { enqueueMail } from '#src/server/services/mail/enqueueMail.ts';
import { site } from '#src/site.ts';

interface FeedbackInput {
  message: string;
  email?: string | undefined;
  name?: string | undefined;
  /** Hidden from people: only robots fill it in. */
  website?: string | undefined;
}

/** Mails a visitor's words to the association; a robot's are dropped, and it is not told. */
export async function sendFeedback({
  ctx,
  input: { message, email, name, website },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: FeedbackInput;
}): Promise<void> {
  if (website) return;
  const signature = name ? `\n\n– ${name}` : '';
  const text = message + signature;
  await enqueueMail({
    ctx,
    input: {
      recipient: site.email,
      ...(email && { replyTo: email }),
      // A person wrote it (RFC 3834).
      headers: { 'Auto-Submitted': 'no' },
      subject: 'Feedback zo stránky',
      text,
      html: String(html`<p lang="sk" style="white-space: pre-wrap">${text}</p>`),
    },
  });
}
