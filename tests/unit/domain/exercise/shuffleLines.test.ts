import { expect, test } from 'vitest';
import { gapsOf } from '#src/domain/exercise/gaps.ts';
import { linesOf, shuffleLines } from '#src/domain/exercise/shuffleLines.ts';

test('lines come in the same other order for the same id, with nothing lost', () => {
  const lines = linesOf('a\n\n  b\nc\nd\n');
  expect(lines).toEqual(['a', '  b', 'c', 'd']);
  const orders = Array.from({ length: 200 }, (_, index) => shuffleLines(lines, `id-${index}`));
  for (const order of orders) {
    expect(order).not.toEqual(lines);
    expect(order.toSorted()).toEqual(lines.toSorted());
  }
  expect(shuffleLines(lines, 'id-1')).toEqual(orders[1]);
  // Every line stands first somewhere.
  expect(new Set(orders.map(([first]) => first)).size).toBe(4);
});

test('two lines are turned around, equal ones stay', () => {
  expect(shuffleLines(['a', 'b'], 'x')).toEqual(['b', 'a']);
  expect(shuffleLines(['a', 'a'], 'x')).toEqual(['a', 'a']);
});

test('what stands in the gaps of a program is read', () => {
  const start = 'for (let i = ____; i < ____; i++) {\n  ____(i);\n}';
  const whole = 'for (let i = 0; i < 3; i++) {\n  console.log(i);\n}';
  expect(gapsOf(start, whole)).toEqual(['0', '3', 'console.log']);
  expect(gapsOf(start, whole.replace('for', 'while'))).toBeNull();
});
