import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gonePrograms } from '#src/browser/exercise/gonePrograms.ts';
import { keptExercises } from '#src/browser/exercise/keptExercises.ts';
import { ChangedTask } from '#src/components/exercise/ChangedTask.tsx';
import { useKeptAnswer } from '#src/containers/exercise/useKeptAnswer.ts';
import type { Exercise } from '#src/contract/exercise.ts';
import { nothingKept, withDraft } from '#src/domain/exercise/keptExercise.ts';
import { taskVersion } from '#src/domain/exercise/programId.ts';

const start = 'let ceny = [];';
const assignmentHtml = '<p>Spočítaj <b>ceny</b>.</p>';
const version = taskVersion(start, 'Spočítaj ceny.');

function Task({ html = assignmentHtml }) {
  const exercise = { id: 'ceny', kind: 'write', start } as Exercise;
  const task = { exercise, lectureId: 'pole', assignmentHtml: html };
  const { answer, isOlder, beginAnew, change } = useKeptAnswer(task, start);
  return (
    <>
      {isOlder && <ChangedTask onBeginAnew={beginAnew} />}
      <textarea aria-label="Program" value={answer} onChange={({ target }) => change(target.value)} />
    </>
  );
}

const program = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Program' }).value;
const keep = (code: string, of?: string) =>
  keptExercises.write('', 'ceny', {
    ...withDraft(nothingKept, { code, at: '2026-11-01T10:00:00.000Z', version: of }),
    lectureId: 'pole',
  });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  keptExercises.forget('');
});

test('a program of an earlier task stays and says so, until its learner takes the new start', () => {
  keep('moje();', 'ina');
  render(<Task />);
  expect(program()).toBe('moje();');
  expect(screen.getByRole('note')).toHaveTextContent('Úloha sa odvtedy zmenila, tvoj program ostal.');
  act(() => screen.getByRole('button', { name: /^Začať z/ }).click());
  expect(program()).toBe(start);
  expect(screen.queryByRole('note')).toBeNull();
});

test.each([
  ['the same task', version],
  ['a task that nobody knows any more', undefined],
])('a program of %s says nothing', (_case, of) => {
  keep('moje();', of);
  render(<Task html="<p>Spočítaj   <i>ceny</i>.</p>" />);
  expect(program()).toBe('moje();');
  expect(screen.queryByRole('note')).toBeNull();
});

test('the programs of a guest whose tasks are gone are found, and no others', () => {
  keep('moje();');
  keptExercises.write('', 'lesson-program-1', {
    ...withDraft(nothingKept, { code: 'iny', at: '2026-11-01T10:00:00.000Z' }),
    lectureId: 'pole',
  });
  const box = document.createElement('div');
  box.dataset.exercise = JSON.stringify({ id: 'ceny' });
  document.body.append(box);
  gonePrograms.lookFor('pole');
  expect(gonePrograms.of('', 'pole')).toEqual([]);
  box.remove();
  gonePrograms.lookFor('ine');
  expect(gonePrograms.of('', 'ine')).toEqual([]);
  gonePrograms.lookFor('pole');
  expect(gonePrograms.of('', 'pole')).toEqual([{ id: 'ceny', code: 'moje();' }]);
});
