import { html } from 'hono/html';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { issueName } from '#src/domain/newsletterIssue.ts';
import { typeset } from '#src/domain/typography.ts';
import type { Letter } from './Letter.ts';

interface NightNewsletter {
  issueId: string;
  subject: string;
  /** Who has decided it; `null`: nobody whom we know by name. */
  giver: string | null;
  reason: string;
}

/** The mail to the admins that a newsletter leaves at night, too, and why. */
export function nightNewsletterMail({ issueId, subject, giver, reason }: NightNewsletter, publicUrl: string): Letter {
  const name = issueName(subject);
  const text = typeset(
    [
      `Newsletter „${name}“ odíde aj v noci, medzi 22:00 a 8:00.`,
      `Výnimku ${giver === null ? 'má odvtedy, čo ju niekto zo správy dal' : `dáva ${giver}`}. Dôvod: ${reason}`,
      'Platí len pre tento newsletter, ďalší bude na ráno zas čakať. Zrušiť sa dá, kým sa odosiela:',
      publicUrl + deskPaths.newsletterIssue(issueId),
    ].join('\n\n'),
  );
  return {
    subject: `Nočná výnimka: ${name}`,
    text,
    html: String(html`<p lang="sk" style="white-space: pre-wrap">${text}</p>`),
  };
}
