import { describe, expect, test } from 'vitest';
import { pictureAt, pictureMarkdown } from '#src/domain/desk/content/pictureAt.ts';

const bus = '![Autobus \\[7\\] stojí](/subory/aa/1200x600/autobus.webp)';
const ornament = '![](/subory/bb/10x10/vlnka.webp "ozdoba")';

describe('the picture at the cursor', () => {
  test('is the one under it, with its words as they are read', () => {
    const text = `Najprv veta.\n\n${bus} a\u00A0${ornament}\n`;
    expect(pictureAt(text, text.indexOf('Autobus'))).toEqual({
      from: 14,
      to: 14 + bus.length,
      alt: 'Autobus [7] stojí',
      address: '/subory/aa/1200x600/autobus.webp',
      isDecoration: false,
    });
    expect(pictureAt(text, text.indexOf('vlnka'))).toMatchObject({ alt: '', isDecoration: true });
  });

  test('is the only one of its line, and none of two between which it stands', () => {
    expect(pictureAt(`Pozri: ${bus}`, 2)?.address).toBe('/subory/aa/1200x600/autobus.webp');
    const both = `${bus} a ${ornament}`;
    expect(pictureAt(both, bus.length + 2)).toBeNull();
  });

  test('is none on a line without one, whatever stands above and below', () => {
    const text = `${bus}\nText.\n${bus}`;
    expect(pictureAt(text, text.indexOf('Text'))).toBeNull();
    expect(pictureAt('', 0)).toBeNull();
    expect(pictureAt('[odkaz](/kurzy)', 3)).toBeNull();
  });

  test('stays where it is when its words change', () => {
    const text = `Veta.\n${ornament}\nVeta.`;
    const found = pictureAt(text, 9);
    if (!found) throw new Error('No picture.');
    const changed =
      text.slice(0, found.from) + pictureMarkdown(found.address, 'Vlnka [pod čiarou]') + text.slice(found.to);
    expect(changed).toBe('Veta.\n![Vlnka \\[pod čiarou\\]](/subory/bb/10x10/vlnka.webp)\nVeta.');
    expect(pictureAt(changed, 7)).toMatchObject({ alt: 'Vlnka [pod čiarou]', isDecoration: false });
  });
});
