import { expect, test } from 'vitest';
import { rungsOf } from '#src/domain/exercise/hintLadder.ts';

const hintsHtml = ['prvá', 'druhá'];

test('help grows from hints over lines to order to the solution', () => {
  const rungs = rungsOf({ kind: 'write', hintsHtml, solution: 'a;\n\nb;' });
  expect(rungs.map(({ kind }) => kind)).toEqual(['hint', 'hint', 'order', 'solution']);
});

test('there is nothing to order in one line, in a guess, and where ordering is the task', () => {
  const kindsOf = (kind: 'write' | 'predict' | 'order', solution: string) =>
    rungsOf({ kind, hintsHtml: [], solution }).map((rung) => rung.kind);
  expect(kindsOf('write', 'a;\na;')).toEqual(['solution']);
  expect(kindsOf('predict', '1\n2')).toEqual(['solution']);
  expect(kindsOf('order', 'a;\nb;')).toEqual(['solution']);
});
