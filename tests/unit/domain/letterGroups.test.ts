import { expect, test } from 'vitest';
import { groupKey, groupOfKey, partKeysOf, textFor } from '#src/domain/letterGroups.ts';

const text = `Ahoj.

:::pre{skupina="kurz-java"}
Polia z Javy sa zídu.
:::

:::pre{skupina="prestavka-4"}
Pokrok ti ostal.
:::

\`\`\`
:::pre{skupina="kurz-java"}
\`\`\`

Koniec.`;

test('who is in a group gets what is for it, and nothing that is for another one', () => {
  const lines = (keys: string[] | null) => textFor(text, keys).split('\n').filter(Boolean);
  const code = ['```', ':::pre{skupina="kurz-java"}', '```'];
  expect(lines([])).toEqual(['Ahoj.', ...code, 'Koniec.']);
  expect(lines(['kurz-java'])).toEqual(['Ahoj.', 'Polia z Javy sa zídu.', ...code, 'Koniec.']);
  expect(lines(['prestavka-4', 'kurz-java'])).toEqual(lines(null));
  expect(lines(null)).toHaveLength(7);
  // A part that is never closed goes to nobody else.
  expect(textFor('Ahoj\n:::pre{skupina="kurz-java"}\nTajné', [])).toBe('Ahoj');
});

test('a group has one name in a text, by which it is found again', () => {
  expect(partKeysOf(text)).toEqual(['kurz-java', 'prestavka-4']);
  for (const key of ['kurz-java', 'prestavka-12', 'jazyk-Java']) {
    const group = groupOfKey(key);
    expect(group && groupKey(group), key).toBe(key);
  }
  for (const key of ['vsetci', 'prestavka-0', 'prestavka-x', 'kurz-', '']) expect(groupOfKey(key), key).toBeNull();
});
