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
  const guess = {
    question: text('.guess-question'),
    options: [...box.querySelectorAll('.guess-tip')].map((option) => option.textContent),
    answer: box.dataset.answer ?? '',
    tip,
    outputHtml: box.querySelector('.output :is(pre, table)')?.outerHTML ?? '',
    whyHtml: box.querySelector('.guess-fold > p')?.outerHTML ?? '',
  };
  const program = programBefore(box);
  const acts = (['run', 'step'] as const).filter((act) => program && canPress(program, act));
  const content = (place: Place) => {
    const figure = programBefore(place.box);
    const press = (act: 'run' | 'step') => (figure && acts.includes(act) ? () => pressProgram(figure, act) : undefined);
    return <GuessContainer {...guess} onRun={press('run')} onStep={press('step')} />;
  };
  // It looks as the question does, and stands in the same group.
  return { box, host: box.cloneNode() as HTMLElement, content };
}

/** The program whose output a question covers; something else may stand in its place. */
function programBefore(box: Element): Element | null {
  const before = box.previousElementSibling;
  return before?.matches('.program') ? before.previousElementSibling : before;
}
