import { formatNumber } from './number.ts';
import { counted, formOf, outOf } from './plural.ts';

/** Letters and digits of an address: none that is taken for another one (0 and O, 1 with I and L). */
export const certificateSigns = '23456789abcdefghjkmnpqrstuvwxyz';
/** Thirty-one to the twelfth: nobody finds one by trying. */
export const certificateIdLength = 12;

/** What was passed, as it stands on a certificate. */
export interface CertificateFacts {
  lectures: number;
  /** How long the course takes. */
  minutes: number;
  /** Beside the final test. */
  quizzes: number;
  /** Of the final test, or of all of them where a course has more. */
  right: number;
  questions: number;
  /** Tasks of the course, and those that were solved, in the learner's browser. */
  tasks: number;
  solved: number;
}

/** An id as it is written: „7kq2-m9xa-h4t8“. */
export const shownCertificateId = (id: string): string => id.match(/.{1,4}/g)?.join('-') ?? id;

/** The id in an address as somebody has typed it; `null`: it can be none. */
export function readCertificateId(typed: string): string | null {
  const id = typed.toLowerCase().replace(/[\s\u2010-\u2015-]/g, '');
  const isId = id.length === certificateIdLength && [...id].every((sign) => certificateSigns.includes(sign));
  return isId ? id : null;
}

/** So many of its questions have to be right: four fifths. */
export const neededAnswers = (questions: number): number => Math.ceil((questions * 4) / 5);

/** Whether a quiz is passed. */
export const isQuizPassed = ({ right, questions }: { right: number; questions: number }): boolean =>
  questions > 0 && right >= neededAnswers(questions);

const hourForms = { one: 'hodinu', few: 'hodiny', many: 'hodiny', other: 'hodín' };
const thoseForms = { one: 'splnený', few: 'všetky splnené', many: 'všetky splnené', other: 'všetky splnené' };

/** What a certificate says of what was passed, and of who has looked at it; a sentence or two each. */
export function certificateSentences({ right, questions, quizzes, tasks, solved }: CertificateFacts): string[] {
  const more = quizzes > 0 ? `, k\u00A0tomu ${counted(quizzes, 'kviz')}, ${formOf(quizzes, thoseForms)}` : '';
  return [
    `Záverečný test: správne ${formatNumber(right)} ${outOf(questions)} otázok${more}. Vyhodnotil to server.`,
    ...(tasks > 0
      ? [
          `Vyriešené úlohy: ${formatNumber(solved)} ${outOf(tasks)}. Riešili sa v\u00A0prehliadači, server ich neoveroval.`,
        ]
      : []),
  ];
}

/** How large the course is: „54 lekcií, asi 19 hodín“. */
export function courseSize({ lectures, minutes }: CertificateFacts): string {
  const hours = Math.max(1, Math.round(minutes / 60));
  return `${counted(lectures, 'lekcia')}, asi ${formatNumber(hours)}\u00A0${formOf(hours, hourForms)}`;
}
