import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { stopInOrder } from '#src/server/start/stopInOrder.ts';
import { type LogLine, recordingLogger } from '#tests/support/api.ts';

test('one thing stops after the other', async () => {
  const events: string[] = [];
  const step = (name: string, untilMs: number) => ({
    name,
    untilMs,
    stop: async () => {
      events.push(`${name} begins`);
      await delay(20);
      events.push(`${name} ends`);
    },
  });
  await stopInOrder([step('worker', 500), step('database', 1000)], recordingLogger());
  expect(events).toEqual(['worker begins', 'worker ends', 'database begins', 'database ends']);
});

test('what fails or hangs keeps nothing from its turn, and is told', async () => {
  const lines: LogLine[] = [];
  let isClosed = false;
  const begun = Date.now();
  const stopped = stopInOrder(
    [
      { name: 'worker', untilMs: 100, stop: () => new Promise(() => {}) },
      {
        name: 'mailer',
        untilMs: 200,
        stop: () => {
          throw new Error('Broken');
        },
      },
      {
        name: 'database',
        untilMs: 300,
        stop: () => {
          isClosed = true;
        },
      },
    ],
    recordingLogger(lines),
  );
  await expect(stopped).rejects.toThrow('Did not stop: worker, mailer');
  expect(Date.now() - begun).toBeLessThan(290);
  expect(isClosed).toBe(true);
  expect(lines.map(({ details }) => (details as { step: string }).step)).toEqual(['worker', 'mailer']);
});
