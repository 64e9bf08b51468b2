import { pressProgram } from '#src/containers/code/pressProgram.ts';
import type { Opening, Place } from '#src/containers/code/useOpenedPlaces.tsx';
import { languagesWithSteps } from '#src/domain/program/steps.ts';
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
  const content = (place: Place) => {
    const figure = programBefore(place.box);
    const act = (name: string) => figure?.querySelector<HTMLElement>(`button[data-run][data-act="${name}"]`) ?? null;
    const run = act('run');
    const step = act('step') ?? (languagesWithSteps.some((one) => one === run?.dataset.language) ? run : null);
    return (
      <GuessContainer
        {...guess}
        onRun={figure && run ? () => pressProgram(figure, run, 'run') : undefined}
        onStep={figure && step ? () => pressProgram(figure, step, 'step') : undefined}
      />
    );
  };
  // It looks as the question does, and stands in the same group.
  return { box, host: box.cloneNode() as HTMLElement, content };
}

/** The program whose output a question covers; something else may stand in its place. */
function programBefore(box: Element): Element | null {
  const before = box.previousElementSibling;
  return before?.matches('.program') ? before.previousElementSibling : before;
}
