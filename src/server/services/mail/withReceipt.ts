import type { MailRow } from '#src/server/db/schema/mail.ts';
import type { OutgoingMail } from '#src/server/integrations/mail/mailer.ts';
import { keptReceipt } from '#src/server/receipts/receiptData.ts';
import { renderReceipt } from '#src/server/receipts/renderReceipt.ts';

/**
 * The mail with its receipt, if it has one. It is drawn only now, because the transaction of a payment makes the next one
 * wait; what it says was kept then, so however often it is drawn, it is the same file.
 */
export async function withReceipt(mail: MailRow): Promise<OutgoingMail> {
  if (!mail.receipt) return mail;
  const pdf = await renderReceipt(keptReceipt(mail.receipt));
  const drawn = {
    filename: `doklad-${mail.receipt.number}.pdf`,
    contentType: 'application/pdf',
    content: pdf.toString('base64'),
  };
  return { ...mail, attachments: [...mail.attachments, drawn] };
}
