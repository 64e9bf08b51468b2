import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOutputJson } from '#src/server/observe/keepOutputJson.ts';
import { capturedLog } from '#tests/support/capturedLog.ts';

// The output of this process belongs to the test runner again afterwards.
const printers = { ...console };
const warnings = process.listeners('warning');
const crashes = process.listeners('uncaughtException');

beforeEach(() => process.removeAllListeners('uncaughtException'));
afterEach(() => {
  Object.assign(console, printers);
  process.removeAllListeners('warning').removeAllListeners('uncaughtException');
  for (const listener of warnings) process.on('warning', listener);
  for (const listener of crashes) process.on('uncaughtException', listener);
  vi.restoreAllMocks();
});

test('what libraries and Node print, and the last words of a crash, are lines of JSON without addresses', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const { logger, lines, text } = capturedLog();
  keepOutputJson(logger);
  console.error('The URL path "%s" could not be decoded', '/\n');
  console.error(new Error('550 <jana@example.org> unknown'));
  console.log('by the way');
  process.emitWarning('something is old');
  await new Promise((resolve) => setImmediate(resolve));
  process.emit('uncaughtException', new Error('nobody caught it'));
  expect(lines().map(({ level, msg, err }) => [level, (err as Error | undefined)?.message ?? msg])).toEqual([
    [40, 'The URL path "/\n" could not be decoded'],
    [40, '550 <…> unknown'],
    [20, 'by the way'],
    [40, 'something is old'],
    [60, 'nobody caught it'],
  ]);
  expect(text()).not.toContain('jana@example.org');
  expect(exit).toHaveBeenCalledWith(1);
});
