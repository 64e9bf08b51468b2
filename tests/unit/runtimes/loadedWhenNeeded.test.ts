import { expect, test } from 'vitest';
import { loadedWhenNeeded } from '#src/runtimes/loadedWhenNeeded.ts';

test('a run that waits for a language which does not come is stopped at once, by the learner or by another run', async () => {
  const runtime = loadedWhenNeeded(() => new Promise(() => {}));
  const request = { code: '', onOutput: () => {} };
  const [first, second] = [runtime.run(request), runtime.run(request)];
  expect(await first).toEqual({ verdict: 'stopped', reason: 'learner', line: null });
  runtime.stop();
  expect(await second).toEqual({ verdict: 'stopped', reason: 'learner', line: null });
});
