import { beforeAll, expect, test } from 'vitest';
import { reportOf } from '#src/browser/page/errorReport.ts';
import { longestErrorMessage, mostErrorPlaces } from '#src/contract/limits.ts';
import { ApiError } from '#src/queries/apiClient.ts';

const ours = `${location.origin}/assets`;

beforeAll(() => {
  Object.assign(document.documentElement.dataset, { release: '0000000b', route: 'routes/course' });
});

const thrown = (stack: string, message = 'e is not a function') => Object.assign(new TypeError(message), { stack });

test.each([
  [
    'Chromium',
    `TypeError: e is not a function\n    at Bt (${ours}/shared-x_1.js:2:345)\n    at async ${ours}/entry-2.js:1:9`,
  ],
  ['Firefox', `Bt@${ours}/shared-x_1.js:2:345\n@${ours}/entry-2.js:1:9\n`],
  ['Safari', `Bt@${ours}/shared-x_1.js:2:345\nmodule code@${ours}/entry-2.js:1:9`],
])('an error of our scripts is told, as %s has it', (_browser, stack) => {
  expect(reportOf(thrown(stack))).toEqual({
    release: '0000000b',
    route: 'routes/course',
    name: 'TypeError',
    message: '… is not a function',
    places: ['shared-x_1.js:2:345', 'entry-2.js:1:9'],
  });
});

test.each<[string, unknown]>([
  ['a script of another site, of which a browser says nothing', null],
  ['no error', 'Jana'],
  ['no stack', thrown('')],
  ['an extension that calls ours', thrown(`f@moz-extension://1-2/a.js:1:2\ng@${ours}/shared.js:1:2`)],
  [
    'an extension that a page of ours called',
    thrown(`Error: x\n    at chrome-extension://abc/a.js:1:2\n    at ${ours}/s.js:1:2`, 'x'),
  ],
  [
    'what somebody types into the console',
    thrown(`Error: x\n    at <anonymous>:1:1\n    at g (${ours}/shared.js:1:2)`, 'x'),
  ],
  ['a script of a service', thrown(`f@https://js.stripe.com/v3/:1:2\ng@${ours}/shared.js:1:2`)],
  ['a script of the page itself', thrown(`f@${location.origin}/kurzy/java?email=jana:3:2`)],
  ['a program of a learner', thrown(`f@${location.origin}/runtimes/javascript/x.js:3:2`)],
  ['code that did not come', thrown(`f@${ours}/a.js:1:2`, `Failed to fetch dynamically imported module: ${ours}/b.js`)],
  ['a connection that is away', thrown(`f@${ours}/a.js:1:2`, 'NetworkError when attempting to fetch resource.')],
  ['a refusal of the API', Object.assign(new ApiError(503, 'unavailable', '/x'), { stack: `f@${ours}/a.js:1:2` })],
  ['what was ended on purpose', new DOMException('The user aborted a request.', 'AbortError')],
])('%s is not told', (_what, error) => expect(reportOf(error)).toBeNull());

test('of what was typed nothing is told, and a place in a message is none', () => {
  const message = `"Jana Nováková" is not valid\n    at f (${ours}/jana.js:1:2)`;
  const report = reportOf(thrown(`TypeError: ${message}\n    at g (${ours}/shared.js:3:4)`, message));
  expect(report?.places).toEqual(['shared.js:3:4']);
  expect(JSON.stringify(report)).not.toMatch(/jana|nov[aá]k/i);
});

test('a giant stack is a short report', () => {
  const report = reportOf(thrown(`f@${ours}/a.js:1:2\n`.repeat(100_000), 'undefined '.repeat(100_000)));
  expect(report?.places).toHaveLength(mostErrorPlaces);
  expect(report?.message.length).toBeLessThanOrEqual(longestErrorMessage);
});

test('a page of a build that has no name tells nothing', () => {
  document.documentElement.dataset.release = '0.123';
  expect(reportOf(thrown(`f@${ours}/a.js:1:2`))).toBeNull();
});
