import type { ProgramAct } from './ProgramContainer.tsx';

type Press = (act: ProgramAct) => void;

/** What the programs do that are open, by what stands in their place. */
const presses = new WeakMap<Element, Press>();
/** What is wanted of a program that is only being opened, by its figure. */
const wanted = new WeakMap<Element, ProgramAct>();

/** Does what a button of a program in a lesson does, from elsewhere: the program may be open, or not yet. */
export function pressProgram(figure: Element, button: HTMLElement, act: ProgramAct): void {
  const press = figure.nextElementSibling && presses.get(figure.nextElementSibling);
  if (press) press(act);
  else {
    wanted.set(figure, act);
    button.click();
  }
}

export function takeWanted(figure: Element): ProgramAct | null {
  const act = wanted.get(figure) ?? null;
  wanted.delete(figure);
  return act;
}

/** Where an open program says what it does when it is pressed from elsewhere. */
export const pressOf = (host: Element) => (press: Press) => void presses.set(host, press);
