import type { MailRow } from '#src/server/db/schema/mail.ts';
import { commentReplyMail } from './commentReplyMail.tsx';
import { commentReportMail } from './commentReportMail.tsx';
import { courseGrantedMail } from './courseGrantedMail.tsx';
import { feedbackAnswerMail } from './feedbackAnswerMail.tsx';
import { feedbackMail } from './feedbackMail.ts';
import type { Letter } from './Letter.ts';
import { moderationMail } from './moderationMail.tsx';
import { newsletterConfirmationMail } from './newsletterConfirmationMail.tsx';
import { newsletterIssueMail } from './newsletterIssueMail.tsx';
import { newsletterWelcomeMail } from './newsletterWelcomeMail.tsx';
import { nightNewsletterMail } from './nightNewsletterMail.ts';
import { orderPaidMail } from './orderPaidMail.tsx';
import { orderRefundedMail } from './orderRefundedMail.tsx';
import { orderReturnedMail } from './orderReturnedMail.tsx';
import { disputeMail, failedRefundMail } from './paymentTroubleMail.ts';
import { roleGivenMail } from './roleGivenMail.tsx';
import { roleInvitationMail } from './roleInvitationMail.tsx';
import { teacherAnswerMail } from './teacherAnswerMail.tsx';

/** The texts of all mails, by the names that the outbox keeps. What one is written from is kept as JSON. */
const letters = {
  commentReply: commentReplyMail,
  commentReport: commentReportMail,
  courseGranted: courseGrantedMail,
  dispute: disputeMail,
  failedRefund: failedRefundMail,
  feedback: feedbackMail,
  feedbackAnswer: feedbackAnswerMail,
  moderation: moderationMail,
  newsletterConfirmation: newsletterConfirmationMail,
  newsletterIssue: newsletterIssueMail,
  newsletterWelcome: newsletterWelcomeMail,
  nightNewsletter: nightNewsletterMail,
  orderPaid: orderPaidMail,
  orderRefunded: orderRefundedMail,
  orderReturned: orderReturnedMail,
  roleGiven: roleGivenMail,
  roleInvitation: roleInvitationMail,
  teacherAnswer: teacherAnswerMail,
};

type Letters = typeof letters;

/** A letter to be written later: which one, and what it says. */
export type LetterDraft = {
  [Template in keyof Letters]: { template: Template; data: Parameters<Letters[Template]>[0] };
}[keyof Letters];

/** @throws for a letter that another version has put into the outbox. */
export async function writeLetter(
  { template, data }: Pick<MailRow, 'template' | 'data'>,
  publicUrl: string,
): Promise<Letter> {
  const writers = letters as Record<string, (data: unknown, publicUrl: string) => Letter | Promise<Letter>>;
  const write = writers[template ?? ''];
  if (!write) throw new Error(`Nobody here writes the mail ${template}.`);
  return write(data, publicUrl);
}
