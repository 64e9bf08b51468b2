import type { MailRow } from '#src/server/db/schema/mail.ts';
import type { OutgoingMail } from '#src/server/integrations/mail/mailer.ts';
import { keptReceipt } from '#src/server/receipts/receiptData.ts';
import { renderReceipt } from '#src/server/receipts/renderReceipt.ts';
import { writeLetter } from './letters.ts';

/**
 * A mail of the outbox as it is sent, with its links and its receipt. What it says was kept with its cause, so however often it
 * is written, it is the same mail. Processes of the version before leave theirs written already.
 */
export async function writeMail(row: MailRow, publicUrl: string): Promise<OutgoingMail> {
  const { id, recipient, receipt } = row;
  const letter = row.template === null ? row : await writeLetter(row, publicUrl);
  const attachments = [...(row.attachments ?? []), ...(receipt ? [await drawn(receipt)] : [])];
  return { ...letter, id, recipient, headers: letter.headers ?? {}, replyTo: letter.replyTo ?? null, attachments };
}

/** Not drawn before, because the transaction of a payment makes the next one wait. */
async function drawn(receipt: NonNullable<MailRow['receipt']>) {
  const pdf = await renderReceipt(keptReceipt(receipt));
  return {
    filename: `doklad-${receipt.number}.pdf`,
    contentType: 'application/pdf',
    content: pdf.toString('base64'),
  };
}
