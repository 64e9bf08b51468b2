import { describe, expect, it } from 'vitest';
import { typeset } from '#src/domain/typography.ts';

describe('typeset', () => {
  it.each([
    ['Kurz v slovenčine', 'Kurz v~slovenčine'],
    ['V slovenčine', 'V~slovenčine'],
    ['Java a SQL', 'Java a~SQL'],
    ['a v dome', 'a~v~dome'],
    ['i k o s', 'i~k~o~s'],
    ['(o projekte)', '(o~projekte)'],
    ['„U nás“', '„U~nás“'],
    ['z\u00A0k mora', 'z~k~mora'],
    ['prvý\na druhý', 'prvý\na~druhý'],
    ['auto', 'auto'],
    ['premenná x je', 'premenná x je'],
    ['plán a', 'plán a'],
    ['', ''],
  ])('„%s“ → „%s“', (text, typesetText) => {
    expect(typeset(text)).toBe(typesetText.replaceAll('~', '\u00A0'));
  });

  it('leaves its own result alone', () => {
    const once = typeset('Ako sa a v čom učí');
    expect(typeset(once)).toBe(once);
  });
});
