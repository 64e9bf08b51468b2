import { exerciseMemory } from '#src/browser/exercise/exerciseMemory.ts';
import { lectureOf } from '#src/browser/exercise/lectureOf.ts';
import { canPress, pressProgram } from '#src/containers/code/pressProgram.ts';
import type { Opening, Place } from '#src/containers/code/useOpenedPlaces.tsx';
import { GuessContainer } from './GuessContainer.tsx';

/** The question whose button was pressed; `null` when nothing was typed. */
export function openGuess(button: HTMLElement): Opening | null {
  const box = button.closest<HTMLElement>('.guess');
  if (!box) return null;
  const text = (selector: string) => box.querySelector(selector)?.textContent ?? '';
  const input = box.querySelector('input');
  const tip = button.matches('.guess-show') ? null : (input?.value.trim() ?? button.textContent);
  if (tip === '') {
    input?.focus();
    return null;
  }
  const { question: id, questionOf } = box.dataset;
  if (id && tip !== null) exerciseMemory.noteAnswer(id, tip === box.dataset.answer, questionOf ?? lectureOf(box));
  const guess = {
    question: text('.guess-question'),
    options: [...box.querySelectorAll('.guess-tip')].map((option) => option.textContent),
    answer: box.dataset.answer ?? '',
    tip,
    outputHtml: box.querySelector('.output :is(pre, table)')?.outerHTML ?? '',
    whyHtml: [...box.querySelectorAll('.guess-fold > p, .guess-fold > .drawing')]
      .map(({ outerHTML }) => outerHTML)
      .join(''),
  };
  const program = programBefore(box);
  const acts = (['run', 'step'] as const).filter((act) => program && canPress(program, act));
  const content = (place: Place) => {
    const figure = programBefore(place.box);
    const press = (act: 'run' | 'step') => (figure && acts.includes(act) ? () => pressProgram(figure, act) : undefined);
    return <GuessContainer {...guess} onRun={press('run')} onStep={press('step')} onNext={nextOf(place.box)} />;
  };
  // It looks as the question does, and stands in the same group.
  return { box, host: box.cloneNode() as HTMLElement, content };
}

/** Of a question that returned at the start of a lecture: opens the one behind it. */
function nextOf(box: Element): (() => void) | undefined {
  const next = box.closest('.recalled')?.nextElementSibling;
  if (!(next instanceof HTMLDetailsElement)) return undefined;
  return () => {
    next.open = true;
    next.querySelector('summary')?.focus();
  };
}

/** The program whose output a question covers; something else may stand in its place. */
function programBefore(box: Element): Element | null {
  const before = box.previousElementSibling;
  return before?.matches('.program') ? before.previousElementSibling : before;
}
