import { TeacherAnswerMail } from '#src/components/mail/TeacherAnswerMail.tsx';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';
import type { Letter } from './Letter.ts';
import { renderMail } from './renderMail.tsx';

interface Answered {
  name: string;
  /** Why it was refused; `null`: it was given. */
  reason: string | null;
}

/** The mail to somebody who asked to be known as a teacher. */
export function teacherAnswerMail({ name, reason }: Answered, publicUrl: string): Letter {
  const url = publicUrl + paths.teachers();
  const isGiven = reason === null;
  const title = isGiven ? `Na webe ${site.name} máš rolu Škola` : 'Tvoja žiadosť o\u00A0rolu Škola';
  const message = isGiven
    ? `Ahoj, ${name}, odteraz môžeš na webe ${site.name} založiť triedu a\u00A0vidieť, ktoré úlohy má kto splnené.`
    : `Ahoj, ${name}, rolu Škola ti teraz nedáme. Dôvod:`;
  const step = isGiven
    ? 'Začni triedou: dostaneš kód, ktorý žiaci napíšu na svojom počítači.'
    : 'Ak sa niečo zmenilo alebo sme sa nerozumeli, napíš žiadosť znova. Kurzy sú ti otvorené ako doteraz.';
  const act = isGiven ? 'Založiť triedu' : 'Pre učiteľov';
  const text = [message, reason, step, url].filter((part) => part !== null).join('\n\n');
  return { subject: title, ...renderMail(<TeacherAnswerMail {...{ title, message, reason, step, act, url }} />, text) };
}
