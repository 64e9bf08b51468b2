import type { Mend, ProgramError, RunResult, Said } from './run.ts';

/** What is said about a run that did not simply end. */
export interface RunMessage {
  /** The line that it speaks of; `null` when it is about the whole program. */
  line: number | null;
  title: string;
  text: string;
  /** A few words for below the line. */
  short?: string;
  /** As the language says it. */
  original?: string;
  /** How the program that ran is put right, where that is sure. */
  mend?: Mend;
  /** Nothing is broken: the program ran, and it may be right. */
  isNote?: true;
}

/** More does not fit below a line of a phone. */
const mostShort = 32;

/** What to say about how a run ended; `null` when there is nothing to say. */
export function runMessage(result: RunResult): RunMessage | null {
  if (result.verdict === 'finished') return result.note ? noteMessage(result.note) : null;
  if (result.verdict === 'failed') return errorMessage(result.error);
  const { reason, line, said } = result;
  const last = line === null ? '' : ` Naposledy bežal riadok ${line}.`;
  if (reason === 'learner')
    return { line, title: 'Program je zastavený', short: 'tu bežal naposledy', text: 'Čo vypísal dovtedy, ostalo.' };
  if (said) return { line, title: titleOf(said.what, null), short: 'tu bežal naposledy', text: `${said.hint}${last}` };
  if (reason === 'output') {
    return {
      line,
      title: 'Program vypisuje priveľa',
      short: 'tu bežal naposledy',
      text: `Zastavili sme ho po tisícom riadku alebo po stotisícom znaku.${last} Má sa cyklus niekedy skončiť?`,
    };
  }
  return {
    line,
    title: 'Program bežal priveľmi dlho',
    short: 'tu bežal naposledy',
    text: `Po sekunde sme ho zastavili.${last} Má sa cyklus niekedy skončiť?`,
  };
}

function errorMessage(error: ProgramError): RunMessage {
  const { kind, name, message, line, said } = error;
  const original = error.trace ?? [name, message].filter((part) => part !== '').join(': ');
  const what = said?.what ?? (kind === 'syntax' ? 'zápisu program nerozumie' : 'program sa zastavil');
  const broken = kind === 'syntax' ? 'tu zápis nesedí' : 'tu sa program zastavil';
  const kept = kind === 'syntax' ? 'Nespustilo sa nič.' : 'Čo sa vypísalo predtým, platí.';
  return {
    line,
    title: titleOf(what, line),
    text: said ? `${said.hint} ${kept}` : kept,
    short: what.length <= mostShort ? what : broken,
    original,
    ...(said?.mend && { mend: said.mend }),
  };
}

function noteMessage({ line, what, hint, mend }: Said & { line: number | null }): RunMessage {
  return { line, title: titleOf(what, line), text: hint, isNote: true, ...(mend && { mend }) };
}

function titleOf(what: string, line: number | null): string {
  return line === null ? `${what.charAt(0).toUpperCase()}${what.slice(1)}` : `Riadok ${line}: ${what}`;
}
