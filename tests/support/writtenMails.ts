import type { Database } from '#src/server/db/database.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import type { OutgoingMail } from '#src/server/integrations/mail/mailer.ts';
import { writeMail } from '#src/server/services/letters/mail/writeMail.ts';

/** The mails of the outbox, also those that were sent, as a worker writes them. */
export async function writtenMails({ db }: Pick<Database, 'db'>): Promise<OutgoingMail[]> {
  const rows = await db.select().from(mail);
  return Promise.all(rows.map((row) => writeMail(row, 'https://prvyriadok.sk')));
}
