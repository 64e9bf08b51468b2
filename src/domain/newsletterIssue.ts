import type { Issue, IssueDraft, IssuePreview, IssueState } from '#src/contract/desk/letters/deskNewsletter.ts';
import { issueTextLimit, subjectLimit } from '#src/contract/limits.ts';
import { countedAtDesk } from './desk/kit/deskPlural.ts';
import { letterHoles } from './letterHoles.ts';
import { meetsNight } from './newsletterPace.ts';
import { tooLong } from './textLimit.ts';

/** What of a subject most mailboxes show. */
const shownSubject = 60;

/** Whether all its fields keep to their limits; what does not is not saved. */
export const isIssueShort = ({ subject, preheader, text }: IssueDraft): boolean =>
  !tooLong(subject, subjectLimit) && !tooLong(preheader, subjectLimit) && !tooLong(text, issueTextLimit);

/** How an issue is called in lists and titles. */
export const issueName = (subject: string) => subject.trim() || 'Newsletter bez predmetu';

export interface IssueCheck {
  key: string;
  tone: 'success' | 'warn' | 'danger';
  text: string;
  /** What to do. */
  help?: string;
}

/** Words that speak to men alone, and are easily written. */
const menOnly = /(?<!\p{L})(?:sám|rád|zvedavý|pripravený|istý|hotový)(?!\p{L})/iu;

/** What is to be seen to before an issue is sent. `preview` is `null` until it has come. */
export function checkIssue(draft: IssueDraft, preview: IssuePreview | null, isTested: boolean): IssueCheck[] {
  return [
    checkSubject(draft.subject.trim()),
    ...(draft.preheader.trim() === ''
      ? [
          {
            key: 'preheader',
            tone: 'warn',
            text: 'Chýba prvý riadok v schránke',
            help: 'Schránky ukážu začiatok textu.',
          } as const,
        ]
      : []),
    ...(draft.text.trim() === '' ? [{ key: 'text', tone: 'danger', text: 'Chýba text' } as const] : []),
    ...checkHoles(draft),
    ...checkLinks(preview),
    ...checkWords(draft),
    { key: 'unsubscribe', tone: 'success', text: 'Odhlásenie jedným klikom (RFC 8058)' },
    { key: 'tracking', tone: 'success', text: 'Bez sledovania: nemeriame otvorenie ani kliky' },
    isTested
      ? { key: 'test', tone: 'success', text: 'Skúšobný e-mail s\u00A0týmto textom odišiel' }
      : { key: 'test', tone: 'warn', text: 'Skúšobný e-mail s\u00A0týmto textom ešte neodišiel' },
  ];
}

function checkSubject(subject: string): IssueCheck {
  if (subject === '') return { key: 'subject', tone: 'danger', text: 'Chýba predmet' };
  const length = [...subject].length;
  if (length > shownSubject) {
    const text = `Predmet má ${countedAtDesk(length, 'znak')}`;
    return { key: 'subject', tone: 'warn', text, help: `Schránky ukážu asi prvých ${shownSubject}.` };
  }
  return { key: 'subject', tone: 'success', text: 'Predmet sa zmestí celý' };
}

function checkHoles(draft: IssueDraft): IssueCheck[] {
  const holes = letterHoles(draft);
  if (holes.length === 0) return [];
  const help = 'Kým hranaté zátvorky neprepíšeš, nedá sa naplánovať.';
  return [{ key: 'holes', tone: 'danger', text: `Treba doplniť ${holes.join(', ')}`, help }];
}

function checkLinks(preview: IssuePreview | null): IssueCheck[] {
  if (!preview || preview.links.length === 0) return [];
  const lost = preview.links.filter(({ leads }) => !leads);
  const fine = preview.links.length - lost.length;
  return [
    ...lost.map(({ href, text }, index): IssueCheck => {
      const help = `Odkaz „${text}“. Oprav adresu podľa stránky, na ktorú má viesť.`;
      return { key: `lost-${index}`, tone: 'danger', text: `${new URL(href).pathname} nevedie nikam`, help };
    }),
    ...(fine > 0 ? [{ key: 'links', tone: 'success', text: linksInWords(fine) } as const] : []),
  ];
}

function linksInWords(count: number): string {
  const verb = count === 1 ? 'vedie, kam má' : count < 5 ? 'vedú, kam majú' : 'vedie, kam má';
  return `${countedAtDesk(count, 'odkaz')} ${verb}`;
}

function checkWords({ subject, preheader, text }: IssueDraft): IssueCheck[] {
  const found = menOnly.exec(`${subject} ${preheader} ${text}`);
  if (!found) return [];
  return [{ key: 'words', tone: 'warn', text: `„${found[0]}“ hovorí len k\u00A0mužom`, help: 'Skús vetu bez rodu.' }];
}

/** Whether an issue is on its way, so that what is shown of it grows old. */
export const isUnderWay = (state: IssueState) => state === 'scheduled' || state === 'sending' || state === 'paused';

/** Whether some of an issue that is planned or on its way waits for a morning, as it goes now. */
export function waitsForMorning(
  { state, sendAt, pace, counts, audience }: Pick<Issue, 'state' | 'sendAt' | 'pace' | 'counts' | 'audience'>,
  now: number,
): boolean {
  const isPlanned = state === 'scheduled';
  const count = isPlanned ? audience.recipients : counts.waiting;
  return count > 0 && meetsNight({ from: Math.max(now, isPlanned && sendAt ? Date.parse(sendAt) : now), count, pace });
}
