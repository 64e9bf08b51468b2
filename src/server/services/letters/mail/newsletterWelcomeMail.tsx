import { NewsletterWelcomeMail } from '#src/components/mail/NewsletterWelcomeMail.tsx';
import type { Letter } from './Letter.ts';
import { oneClickHeaders, unsubscribeLink } from './mailLinks.ts';
import { renderMail } from './renderMail.tsx';

/** The mail that follows the confirmation of a subscription. */
export function newsletterWelcomeMail({ unsubscribeToken }: { unsubscribeToken: string }, publicUrl: string): Letter {
  const unsubscribeUrl = unsubscribeLink(publicUrl, unsubscribeToken);
  const text = `Ďakujeme, odber noviniek je potvrdený. Keď vyjde nový kurz, video alebo epizóda podcastu, pošleme ti e-mail. Inokedy sa neozveme.

Keď už o novinky nebudeš stáť, odber môžeš kedykoľvek zrušiť na tejto stránke:

${unsubscribeUrl}`;
  return {
    subject: 'Odber noviniek je potvrdený',
    headers: oneClickHeaders(publicUrl, '/newsletter/unsubscribe', unsubscribeToken),
    ...renderMail(<NewsletterWelcomeMail unsubscribeUrl={unsubscribeUrl} />, text),
  };
}
