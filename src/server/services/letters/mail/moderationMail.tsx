import { ModerationMail } from '#src/components/mail/ModerationMail.tsx';
import { formatDate } from '#src/domain/dateTime.ts';
import { typeset } from '#src/domain/typography.ts';
import { site } from '#src/site.ts';
import type { Letter } from './Letter.ts';
import { placeInWords } from './placeInWords.ts';
import { renderMail } from './renderMail.tsx';

interface DecidedWords {
  act: 'hidden' | 'removed' | 'restored';
  kind: 'comment' | 'review';
  place: { kind: 'lecture' | 'article' | 'episode' | 'course'; name: string };
  /** As it was typed. */
  text: string;
  /** It waits for a look, as it did before it was hidden. */
  waits?: boolean;
}

interface DecidedPerson {
  act: 'blocked' | 'unblocked';
  /** When it ends by itself; `null`: never. */
  until: string | null;
}

/** A decision about what somebody wrote, or may write. */
export interface ModerationNotice {
  about: DecidedWords | DecidedPerson;
  /** Whom it is about. */
  name: string;
  rule: { name: string; sentence: string } | null;
  reason: string | null;
  /** The id of what was decided about. */
  target: string;
}

const nouns = { comment: 'komentár', review: 'hodnotenie' };
const verbs = { hidden: 'sme skryli', removed: 'sme zmazali', restored: 'sme vrátili' };
const effects = {
  comment: {
    hidden: 'Ostatní ho už nevidia, ty áno. Odpovede pod ním ostali.',
    removed: 'Text sa nedá vrátiť. Odpovede pod ním ostali.',
    restored: 'Znova ho vidia všetci.',
  },
  review: {
    hidden: 'Ostatní ho už nevidia a\u00A0do priemeru kurzu sa neráta. Ty ho vidíš ďalej.',
    removed: 'Text ani hviezdičky sa nedajú vrátiť.',
    restored: 'Znova ho vidia všetci a\u00A0ráta sa do priemeru kurzu.',
  },
};

function wordsOf(about: ModerationNotice['about']): { subject: string; effect: string; quote: string | null } {
  if (!('kind' in about)) {
    if (about.act === 'unblocked') {
      return { subject: 'Znova môžeš písať komentáre', effect: 'Obmedzenie tvojho účtu sme ukončili.', quote: null };
    }
    const ban = about.until === null ? 'natrvalo nemôžeš písať' : `nemôžeš písať do ${formatDate(about.until)}`;
    const effect = 'Čítať, učiť sa a\u00A0mazať svoje texty môžeš ďalej. Kúpené kurzy ti ostávajú.';
    return { subject: `Komentáre a\u00A0hodnotenia ${ban}`, effect, quote: null };
  }
  const { kind, act, place } = about;
  const where =
    place.kind === 'course' ? `kurzu „${typeset(place.name)}“` : placeInWords({ ...place, kind: place.kind });
  return {
    subject: `Tvoj${kind === 'review' ? 'e' : ''} ${nouns[kind]} ${where} ${about.waits ? `už nie je skryt${kind === 'review' ? 'é' : 'ý'}` : verbs[act]}`,
    effect: about.waits ? 'Na webe bude, keď si ho ešte raz pozrieme.' : effects[kind][act],
    quote: about.text.trim() === '' ? null : about.text,
  };
}

/** The mail to whom a decision is about: what, by which rule, why, and how to object. */
export function moderationMail(notice: ModerationNotice): Letter {
  const { name, rule, reason } = notice;
  const { subject, effect, quote } = wordsOf(notice.about);
  const rules = rule && `Pravidlo ${rule.name}: ${rule.sentence}`;
  const why = reason && `Dôvod: ${reason}`;
  const objection =
    reason &&
    'Rozhodol o\u00A0tom človek, nie program. Ak si myslíš, že sa mýlime, odpovedz na tento e-mail do 6\u00A0mesiacov. Pozrieme sa na to znova a\u00A0napíšeme ti.';
  const text = [`Ahoj, ${name},`, `${subject}. ${effect}`, quote, rules, why, objection]
    .filter((part) => part !== null)
    .join('\n\n');
  return {
    subject,
    replyTo: site.email,
    ...renderMail(<ModerationMail {...{ name, title: subject, effect, quote, rules, why, objection }} />, text),
  };
}
