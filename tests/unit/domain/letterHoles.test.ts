import { expect, test } from 'vitest';
import { letterHoles } from '#src/domain/letterHoles.ts';

const found = (text: string, subject = '', preheader = '') => letterHoles({ subject, preheader, text });

test('square brackets with words are to be filled in, wherever they stand', () => {
  expect(found('Ahoj, pribudla [lekcia o cykloch].', 'Novinky za [mesiac]', '[Prečo]')).toEqual([
    '[mesiac]',
    '[Prečo]',
    '[lekcia o cykloch]',
  ]);
  expect(found('**[Názov]**: [o čom]\n[Názov]')).toEqual(['[Názov]', '[o čom]']);
  expect(found('::button[Otvoriť]{href="[odkaz]"}')).toEqual(['[odkaz]']);
});

test.each([
  ['a link', '[kurzy](/kurzy) a [ďalšie][ref]\n\n[ref]: https://example.org'],
  ['a picture', '![obrázok](/subory/a.png)'],
  ['a button', '::button[Pozrieť lekcie]{href="/kurzy"}'],
  ['a footnote', 'Slovo[^poznámka].'],
  ['a task', '- [ ] hotové\n- [x] tiež'],
  ['code', 'Napíš `zoznam[index]` alebo `[mesiac]`.\n\n```js\nconst a = [prvy, druhy];\n```'],
  ['an index in the text', 'mena[prvy] je prvé meno'],
  ['a sign that is meant', 'V texte \\[takto\\] píšeme zátvorky.'],
])('%s is not', (_, text) => {
  expect(found(text)).toEqual([]);
});

test('a bracket that is never closed is read at once', () => {
  const long = `[${'a'.repeat(20_000)}`;
  const start = performance.now();
  expect(found(`${long}\n${long}\n[téma]`)).toEqual(['[téma]']);
  expect(performance.now() - start).toBeLessThan(1_000);
});
