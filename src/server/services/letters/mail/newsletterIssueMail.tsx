import { NewsletterIssueMail } from '#src/components/mail/NewsletterIssueMail.tsx';
import { paths } from '#src/domain/paths.ts';
import { newsletterText } from '#src/server/markdown/readNewsletter.ts';
import { newsletterOf } from '#src/server/texts/texts.ts';
import type { Letter } from './Letter.ts';
import { oneClickHeaders, unsubscribeLink } from './mailLinks.ts';
import { renderMail } from './renderMail.tsx';

export interface IssueLetter {
  subject: string;
  preheader: string;
  /** Markdown. */
  text: string;
  /** `null`: for somebody of the desk who tries it, and subscribes nothing. */
  unsubscribeToken: string | null;
}

/** A newsletter for one subscriber. It holds nothing that would tell whether it was opened, or where somebody went from it. */
export async function newsletterIssueMail(letter: IssueLetter, publicUrl: string): Promise<Letter> {
  const { subject, preheader, text, unsubscribeToken } = letter;
  const content = await newsletterOf(text, publicUrl);
  const unsubscribeUrl =
    unsubscribeToken === null ? `${publicUrl}${paths.newsletter()}` : unsubscribeLink(publicUrl, unsubscribeToken);
  const plain = `${newsletterText(content.blocks)}

Prišlo ti to, lebo odoberáš novinky. Odhlásiť sa môžeš na tejto stránke:
${unsubscribeUrl}`;
  return {
    subject,
    headers: unsubscribeToken === null ? {} : oneClickHeaders(publicUrl, '/newsletter/unsubscribe', unsubscribeToken),
    ...renderMail(
      <NewsletterIssueMail preheader={preheader} blocks={content.blocks} unsubscribeUrl={unsubscribeUrl} />,
      plain,
    ),
  };
}
