import { FeedbackAnswerMail } from '#src/components/mail/FeedbackAnswerMail.tsx';
import { formatDate } from '#src/domain/dateTime.ts';
import { site } from '#src/site.ts';
import type { Letter } from './Letter.ts';
import { renderMail } from './renderMail.tsx';

interface FeedbackAnswer {
  answer: string;
  /** What the visitor had written, and when. */
  message: string;
  writtenAt: string;
}

/** The answer to a visitor's message. */
export function feedbackAnswerMail({ answer, message, writtenAt }: FeedbackAnswer): Letter {
  const day = formatDate(writtenAt);
  const quoted = message.replaceAll(/^/gm, '> ');
  return {
    subject: 'Odpoveď na tvoju správu',
    replyTo: site.email,
    // A person wrote it (RFC 3834).
    headers: { 'Auto-Submitted': 'no' },
    ...renderMail(
      <FeedbackAnswerMail {...{ answer, message, day }} />,
      `${answer}\n\n${day} nám prišlo od teba:\n\n${quoted}`,
    ),
  };
}
