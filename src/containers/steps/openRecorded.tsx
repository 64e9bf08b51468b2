import { newHost, type Opening, type Place } from '#src/containers/code/useOpenedPlaces.tsx';
import { withFailure } from '#src/domain/program/recording.ts';
import type { RunResult } from '#src/domain/program/run.ts';
import { runMessage } from '#src/domain/program/runMessage.ts';
import type { RecordedRun } from '#src/domain/program/steps.ts';
import type { Recording } from './recordSteps.ts';
import { StepsContainer } from './StepsContainer.tsx';

/** The steps of a program that was recorded when its lesson was written. @throws where they cannot be fetched */
export async function openRecorded(button: HTMLElement): Promise<Opening | null> {
  const figure = button.closest('figure');
  const code = figure?.querySelector('code');
  const address = button.dataset.run ?? '';
  if (!figure || !code) return null;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const recording = recordingOf(code.textContent, (await answer.json()) as RecordedRun);
  // It may have failed before.
  button.textContent = 'Krokovať';
  const title = figure.querySelector('figcaption span')?.textContent ?? '';
  const content = (place: Place) => {
    const onClose = () => {
      place.close();
      // Where a question covers the output, its buttons stand in the place of the program's.
      const ofGuess = shownBehind(place.box)?.querySelector<HTMLElement>('.guess-buttons button');
      (ofGuess ?? place.box.querySelector<HTMLElement>('button[data-act="step"]'))?.focus();
    };
    return <StepsContainer title={title} html={code.innerHTML} recording={recording} onClose={onClose} />;
  };
  return { box: figure, host: newHost('program'), content };
}

function shownBehind(box: Element): Element | null {
  const next = box.nextElementSibling;
  return next instanceof HTMLElement && next.hidden ? next.nextElementSibling : next;
}

function recordingOf(code: string, { steps, output, error }: RecordedRun): Recording {
  const result: RunResult = error
    ? { verdict: 'failed', error: { kind: 'runtime', ...error, said: saidOf(error) } }
    : { verdict: 'finished' };
  const lines = output.map((text) => ({ kind: 'log' as const, text }));
  const message = runMessage(result);
  const all = withFailure(steps, result);
  return { code, language: 'java', steps: all, query: [], lines, result, message, failure: error ? message : null };
}

function saidOf({ name, message }: { name: string; message: string }) {
  return { what: `Java ohlásila chybu ${name}`, hint: `Hlásenie znie „${message}“.` };
}
