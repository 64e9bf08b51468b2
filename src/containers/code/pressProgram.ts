import { languagesWithSteps } from '#src/domain/program/steps.ts';
import type { ProgramAct } from './ProgramContainer.tsx';

type Press = (act: ProgramAct) => void;

/** What the programs do that are open, by what stands in their place. */
const presses = new WeakMap<Element, Press>();
/** What is wanted of a program that is only being opened, by its figure. */
const wanted = new WeakMap<Element, ProgramAct>();

const pressOfOpen = (figure: Element) => figure.nextElementSibling && presses.get(figure.nextElementSibling);
const buttonOf = (figure: Element, act: ProgramAct) =>
  figure.querySelector<HTMLElement>(`button[data-run][data-act="${act}"]`);

/** Whether a program of a lesson can do that: by its markup, or in the place of it. */
export function canPress(figure: Element, act: ProgramAct): boolean {
  if (!pressOfOpen(figure)) return buttonOf(figure, act) !== null;
  const language = figure.querySelector('code')?.className.replace('language-', '');
  return act !== 'step' || languagesWithSteps.some((one) => one === language);
}

/** Does what a button of a program in a lesson does, from elsewhere: the program may be open, or not yet. */
export function pressProgram(figure: Element, act: ProgramAct): void {
  const press = pressOfOpen(figure);
  if (press) press(act);
  else {
    wanted.set(figure, act);
    buttonOf(figure, act)?.click();
  }
}

export function takeWanted(figure: Element): ProgramAct | null {
  const act = wanted.get(figure) ?? null;
  wanted.delete(figure);
  return act;
}

/** Where an open program says what it does when it is pressed from elsewhere. */
export const pressOf = (host: Element) => (press: Press) => void presses.set(host, press);
