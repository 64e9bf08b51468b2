import { lectureOf } from '#src/browser/exercise/lectureOf.ts';
import type { Exercise } from '#src/contract/exercise.ts';

/** A checked task as its box in the lecture has it (docs/exercises.md). Markup is safe: it came from the server. */
export interface Task {
  exercise: Exercise;
  /** The lecture in whose text it stands; elsewhere there is none, and nothing of it is sent. */
  lectureId: string | null;
  assignmentHtml: string;
  /** The name of the file, or of the language. */
  title: string;
  /** The start's lines, coloured. */
  startHtml: string;
  solutionHtml: string;
  /** What the author says about the solution. */
  noteHtml: string;
  /** Nothing stands behind it in the lecture that is checked. */
  isLast: boolean;
}

/** The task that a box carries; `null` where there is none. */
export function readTask(box: HTMLElement): Task | null {
  const { exercise: json, title = '' } = box.dataset;
  if (!json) return null;
  const exercise: Exercise = JSON.parse(json);
  // It stands behind the text, so that nobody comes upon it.
  const solution = document.querySelector(`[data-solution="${exercise.id}"]`);
  const note = solution?.cloneNode(true);
  // The program is shown by itself; in words alone all of it is the note.
  if (note instanceof Element && exercise.kind !== 'tick')
    for (const part of note.querySelectorAll('figure')) part.remove();
  return {
    exercise,
    lectureId: lectureOf(box),
    assignmentHtml: box.querySelector('[data-assignment] .prose')?.innerHTML ?? '',
    title,
    startHtml: box.querySelector('section pre code')?.innerHTML ?? '',
    solutionHtml: exercise.kind === 'tick' ? '' : (solution?.querySelector('pre code')?.innerHTML ?? ''),
    noteHtml: note instanceof Element ? note.innerHTML.trim() : '',
    isLast: [...document.querySelectorAll('div[data-exercise]')].at(-1) === box,
  };
}
