import type { Language } from '#src/domain/program/run.ts';
import { OpenedProgram } from './OpenedProgram.tsx';
import type { Program, ProgramAct } from './ProgramContainer.tsx';
import { pressOf, takeWanted } from './pressProgram.ts';
import { draftOf, draftPlaceOf } from './programDraft.ts';
import { runtimeOf } from './runtimeOf.ts';
import { newHost, type Opening, type Place } from './useOpenedPlaces.tsx';

/** Has the code of the language come, and its frame open, for the button that is pointed at. */
export function prepareProgram({ dataset: { language, run } }: HTMLElement): void {
  if (language && run) runtimeOf(language as Language, run).prepare();
}

/** The program whose button was pressed. */
export function openProgram(button: HTMLElement): Opening | null {
  const act = button.dataset.act === 'edit' || button.dataset.act === 'step' ? button.dataset.act : 'run';
  return openFigure(button, act);
}

/** A program that is about to be seen, where it was changed some time before. */
export function wakeProgram(figure: HTMLElement): Opening | null {
  const button = figure.querySelector<HTMLElement>('[data-run]');
  return button && openFigure(button, 'seen');
}

function openFigure(button: HTMLElement, act: ProgramAct): Opening | null {
  const figure = button.closest('figure');
  const code = figure?.querySelector('code');
  if (!figure || !code) return null;
  const draft = draftPlaceOf(figure, code.textContent);
  if (act === 'seen' && draftOf(draft) === undefined) return null;
  const program: Program = {
    title: figure.querySelector('figcaption span')?.textContent ?? '',
    code: code.textContent,
    html: code.innerHTML,
    language: (button.dataset.language ?? 'javascript') as Language,
    address: button.dataset.run ?? '',
    draft,
  };
  const first = takeWanted(figure) ?? act;
  // The run says it where the language cannot come.
  if ((first === 'run' || first === 'step') && !figure.hidden)
    runtimeOf(program.language, program.address)
      .boot()
      .catch(() => undefined);
  // What the author's program prints is not what a changed one does.
  let hasRun = draftOf(draft) !== undefined;
  const hideOutput = ({ host }: Place) => {
    const output = host.nextElementSibling;
    if (hasRun && output instanceof HTMLElement && output.matches('.output')) output.hidden = true;
  };
  const content = (place: Place) => {
    const onRan = () => {
      hasRun = true;
      hideOutput(place);
    };
    return <OpenedProgram program={program} first={first} onRan={onRan} onPress={pressOf(place.host)} />;
  };
  return { box: figure, host: newHost('program'), content, onPut: hideOutput };
}
