import { NewsletterWelcomeMail } from '#src/components/mail/NewsletterWelcomeMail.tsx';
import type { MailDraft } from './enqueueMail.ts';
import { renderMail } from './renderMail.tsx';

/** The mail that follows the confirmation of a subscription. */
export function newsletterWelcomeMail({
  unsubscribeUrl,
}: {
  unsubscribeUrl: string;
}): Pick<MailDraft, 'subject' | 'text' | 'html'> {
  const text = `Ďakujeme, odber noviniek je potvrdený. Približne raz za mesiac ti napíšeme, čo pribudlo: nové kurzy, videá a podcasty.

Keď už o novinky nebudeš stáť, odber môžeš kedykoľvek zrušiť na tejto stránke:

${unsubscribeUrl}`;
  return {
    subject: 'Odber noviniek je potvrdený',
    ...renderMail(<NewsletterWelcomeMail unsubscribeUrl={unsubscribeUrl} />, text),
  };
}
