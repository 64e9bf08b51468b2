import type { Exercise } from '#src/contract/exercise.ts';
import { passedProgram } from '#src/domain/exercise/keptExercise.ts';
import { passedWords } from '#src/domain/exercise/passedWords.ts';
import { isForEarlier, taskVersion } from '#src/domain/exercise/programId.ts';
import { colouredProgram } from './colouredProgram.ts';
import { keptExercises } from './keptExercises.ts';

/** What a task draws for one state alone, by the state's name: `StillTask`. */
export const stateOfPart = 'data-if';
/** How it is drawn by the server, which knows nobody. */
const unknown = ['untried', 'ours'];

/** Shows the parts of these states, and those of no others. */
function showParts(box: HTMLElement, states: readonly string[]): void {
  for (const part of box.querySelectorAll<HTMLElement>(`[${stateOfPart}]`))
    part.hidden = !states.includes(part.getAttribute(stateOfPart) ?? '');
}

/** `null` where it cannot be read: that is told when it is to wake (`readTask.ts`). */
function exerciseOf(box: HTMLElement): Exercise | null {
  try {
    return JSON.parse(box.dataset.exercise ?? 'null');
  } catch {
    return null;
  }
}

/** The program that `start` is for this learner, as the awake task has it (`useStepStart.ts`). */
function startOf({ continues, start }: Exercise, owner: string): { start: string; begins: string } {
  const { solved, passed, draft } = keptExercises.read(owner, continues?.id ?? '');
  const own = continues && passedProgram({ solved: solved?.code, passed, draft: draft?.code });
  return own === undefined ? { start, begins: 'ours' } : { start: own, begins: own === start ? 'plain' : 'own' };
}

/**
 * Draws a task that is as the server has drawn it with what this browser keeps of it, so that nothing moves when it wakes: the
 * program that was written, and that it has passed. Whose it is has to be known.
 */
export function drawKept(box: HTMLElement, owner: string): void {
  drawUnknown(box);
  const exercise = exerciseOf(box);
  if (!exercise) return;
  const { draft, passed, passedAt } = keptExercises.read(owner, exercise.id);
  const { start, begins } = startOf(exercise, owner);
  const program = draft?.code ?? start;
  const version = taskVersion(exercise.start, box.querySelector('[data-assignment]')?.textContent ?? '');
  const isOlder = draft?.code != null && isForEarlier(draft.version, version);
  const states = [passed ? 'passed' : 'untried', program === start ? begins : 'plain'];
  showParts(box, isOlder ? [...states, 'older'] : states);
  const words = box.querySelector(`[${stateOfPart}=passed] [data-words]`);
  if (passed && words) words.textContent = passedWords(passedAt, Date.now());
  const lines = box.querySelector('section pre');
  const author = { code: exercise.start, html: lines?.querySelector('code')?.innerHTML ?? '' };
  const isWritten = exercise.kind === 'write' || exercise.kind === 'fix' || exercise.kind === 'fill';
  if (!lines || !isWritten || program === exercise.start) return;
  // The author's lines stay what the task is read from (`readTask.ts`).
  const own = lines.cloneNode() as HTMLElement;
  own.dataset.kept = '';
  const solution = document.querySelector(`[data-solution="${exercise.id}"] pre code`)?.innerHTML;
  own.innerHTML = `<code>${colouredProgram(program, author, solution)}</code>`;
  lines.toggleAttribute('hidden', true);
  lines.after(own);
}

/** As the server has drawn it: nothing of what is kept is left. */
export function drawUnknown(box: HTMLElement): void {
  showParts(box, unknown);
  const own = box.querySelector('[data-kept]');
  own?.previousElementSibling?.removeAttribute('hidden');
  own?.remove();
}
