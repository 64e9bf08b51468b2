import { expect, test } from 'vitest';
import { hasInvisibleCharacters, withoutDirectionMarks } from '#src/contract/invisibleCharacters.ts';

test.each(['Jana Nováková', 'Ľubomír Šťastný-O’Brien', 'Jana\u00A0N.', 'Яна', 'ياسمين', '明', 'Jana 🎉'])(
  '%s is a name that can be seen',
  (name) => {
    expect(hasInvisibleCharacters(name)).toBe(false);
  },
);

test.each([
  ['202A', 'embedding'],
  ['202E', 'override'],
  ['2066', 'isolate'],
  ['2069', 'end of an isolate'],
  ['200B', 'space without a width'],
  ['200D', 'joiner'],
  ['200F', 'mark'],
  ['FEFF', 'byte order mark'],
  ['00AD', 'soft hyphen'],
  ['000A', 'line end'],
  ['2028', 'line separator'],
  ['3164', 'filler'],
  ['2800', 'empty braille'],
  ['E0041', 'tag'],
])('a name with U+%s, %s, is not', (code) => {
  expect(hasInvisibleCharacters(`Ja${String.fromCodePoint(Number.parseInt(code, 16))}na`)).toBe(true);
});

test('a text loses what turns its lines around, and keeps its lines, its code and its emojis', () => {
  expect(withoutDirectionMarks('if (a\u202E) { \u2066// b\u2069 }\u200B')).toBe('if (a) { // b }');
  const text = 'Prečo?\n\n\t`x = 1`\u00A0👩‍💻 ❤️';
  expect(withoutDirectionMarks(text)).toBe(text);
});
