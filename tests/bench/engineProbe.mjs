/**
 * Loaded into a server by `npm run bench`: answers its parent, in nanoseconds, what `process.nextTick` and the check of a header of 300
 * characters take there (decision 030).
 */
import { validateHeaderValue } from 'node:http';

const value = 'x'.repeat(300);

process.on('message', async () => {
  // What is measured first is compiled meanwhile.
  await tick();
  check();
  process.send?.({ tick: await tick(), header: check() });
});
// The channel to the parent keeps no process alive.
process.channel?.unref();

/** @returns {Promise<number>} */
function tick(count = 300_000) {
  return new Promise((resolve) => {
    const from = process.hrtime.bigint();
    let left = count;
    const next = () => {
      left -= 1;
      if (left > 0) process.nextTick(next);
      else resolve(Number(process.hrtime.bigint() - from) / count);
    };
    next();
  });
}

function check(count = 300_000) {
  const from = process.hrtime.bigint();
  for (let index = 0; index < count; index += 1) validateHeaderValue('vary', value);
  return Number(process.hrtime.bigint() - from) / count;
}
