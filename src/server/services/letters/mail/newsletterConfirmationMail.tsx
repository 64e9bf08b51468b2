import { NewsletterConfirmationMail } from '#src/components/mail/NewsletterConfirmationMail.tsx';
import { site } from '#src/site.ts';
import type { Letter } from './Letter.ts';
import { confirmLink } from './mailLinks.ts';
import { renderMail } from './renderMail.tsx';

/** The mail that asks for the confirmation of a subscription. */
export function newsletterConfirmationMail({ confirmToken }: { confirmToken: string }, publicUrl: string): Letter {
  const confirmUrl = confirmLink(publicUrl, confirmToken);
  const text = `Na stránke ${site.name} niekto zadal túto adresu na odber noviniek. Ak ich chceš dostávať, potvrď to na tejto adrese:

${confirmUrl}

Ak o novinky nestojíš, nemusíš robiť nič. Bez potvrdenia ti nebudeme nič posielať a adresu po 30\u00A0dňoch zmažeme.`;
  return {
    subject: 'Potvrď odber noviniek',
    ...renderMail(<NewsletterConfirmationMail confirmUrl={confirmUrl} />, text),
  };
}
