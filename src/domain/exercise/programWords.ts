import type { Exercise } from '#src/contract/exercise.ts';

interface ProgramWords {
  /** „Program sa zastavil“ */
  subject: string;
  /** „napíš program“ */
  object: string;
  /** „V programe ešte chýba“ */
  within: string;
  /** Over the list of checks. */
  asked: string;
  /** What is said when all of them hold. */
  done: string;
  mended: string;
  read: string;
  /** Where there is nothing to set side by side. */
  unlike: string;
}

const program: ProgramWords = {
  subject: 'Program',
  object: 'program',
  within: 'V\u00A0programe',
  asked: 'Čo má program urobiť',
  done: 'Program robí presne to, čo mal.',
  mended: 'Program je opravený. Presne takto vyzerá ladenie.',
  read: 'Program čítaš tak ako počítač.',
  unlike: 'Program ešte nerobí všetko, čo má',
};
const query: ProgramWords = {
  subject: 'Dopyt',
  object: 'dopyt',
  within: 'V\u00A0dopyte',
  asked: 'Čo má dopyt nájsť',
  done: 'Dopyt našiel presne to, čo mal.',
  mended: 'Dopyt je opravený a\u00A0našiel presne to, čo mal.',
  read: 'Dopyt čítaš tak ako databáza.',
  unlike: 'Dopyt ešte nenašiel, čo mal',
};
const page: ProgramWords = {
  subject: 'Stránka',
  object: 'stránku',
  within: 'Na stránke',
  asked: 'Čo má stránka robiť',
  done: 'Stránka robí presne to, čo mala.',
  mended: 'Stránka je opravená. Presne takto vyzerá ladenie.',
  read: 'Stránku čítaš tak ako prehliadač.',
  unlike: 'Stránka sa ešte správa inak',
};

/** What a program is called in its language. */
export const programWords: Record<Exercise['language'], ProgramWords> = {
  javascript: program,
  python: program,
  java: program,
  words: program,
  sql: query,
  web: page,
};
