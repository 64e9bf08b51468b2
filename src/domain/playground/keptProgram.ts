import type { Language } from '#src/domain/program/run.ts';

/** A program of „Na pokusy“, wherever it is: in the editor, in a link, in a file. */
export interface PlaygroundProgram {
  language: Language;
  name: string;
  /** One, or of a page three: `index.html`, `style.css` and `program.js`. */
  files: ProgramFile[];
  /** Of a query: which of the courses' databases it asks; its own tables stand in its text. */
  database?: string;
}

export interface ProgramFile {
  name: string;
  code: string;
}

/** One that a learner keeps, in this browser and, signed in, on all devices. */
export interface KeptProgram extends PlaygroundProgram {
  id: string;
  /** ISO, of the last key. */
  changedAt: string;
}
