import { afterAll, afterEach } from 'vitest';
import { expected, printed } from './stderr.ts';

// A test that prints to the standard error fails: a warning that everybody has seen before hides the next one.
const { error, warn } = console;
const kept =
  (print: typeof error) =>
  (...given: unknown[]) => {
    printed.push(given.map(String).join(' '));
    print(...given);
  };
console.error = kept(error);
console.warn = kept(warn);

function failOnPrinted(): void {
  const texts = printed.splice(0).filter((text) => !expected.some((pattern) => pattern.test(text)));
  if (texts.length === 0) return;
  const advice = 'Printed to the standard error. Mend the cause; what the test provokes is said by expectStderr:';
  // Where this file stands is of no use to the reader.
  throw Object.assign(new Error([advice, ...texts].join('\n')), { stack: '' });
}

afterEach(failOnPrinted);
afterAll(() => {
  Object.assign(console, { error, warn });
  try {
    failOnPrinted();
  } finally {
    expected.length = 0;
  }
});
