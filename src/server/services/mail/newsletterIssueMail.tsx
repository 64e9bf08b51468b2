import { LRUCache } from 'lru-cache';
import { NewsletterIssueMail } from '#src/components/mail/NewsletterIssueMail.tsx';
import { paths } from '#src/domain/paths.ts';
import { newsletterText, readNewsletter } from '#src/server/markdown/readNewsletter.ts';
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

/** One issue goes to many: its text is read once. */
const read = new LRUCache<string, ReturnType<typeof readNewsletter>>({ max: 4 });

/** A newsletter for one subscriber. It holds nothing that would tell whether it was opened, or where somebody went from it. */
export function newsletterIssueMail(letter: IssueLetter, publicUrl: string): Letter {
  const { subject, preheader, text, unsubscribeToken } = letter;
  const key = `${publicUrl}\n${text}`;
  const content = read.get(key) ?? readNewsletter(text, publicUrl);
  read.set(key, content);
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
