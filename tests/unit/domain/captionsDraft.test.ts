import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftCues, writeVtt } from '#src/domain/captionsDraft.ts';
import { parseVtt } from '#src/domain/vtt.ts';

const said = (transcript: string, duration: number | null) =>
  draftCues(transcript, duration).map(({ start, end, text }) => [start, end, text]);

describe('captions made of a transcript', () => {
  test('keep the times that it has, and share out the time between them', () => {
    expect(said('0:00 Ahoj. Toto je cyklus.\n0:12 Opakuje prácu.\n[1:00] Koniec.', 65)).toEqual([
      [0, 3, 'Ahoj.'],
      [3, 12, 'Toto je cyklus.'],
      [12, 60, 'Opakuje prácu.'],
      [60, 65, 'Koniec.'],
    ]);
  });

  test('without any time go over the whole film, in pieces that fit under it', () => {
    const long = `Premenná je meno, pod ktorým si program pamätá hodnotu, ${'aby ju mohol použiť znova a\u00A0znova, '.repeat(6)}aj zajtra.`;
    const cues = draftCues(`Začneme.\n\n${long}`, 60);
    expect(cues.length).toBeGreaterThan(3);
    expect(Math.max(...cues.map(({ text }) => text.length))).toBeLessThanOrEqual(84);
    expect([cues[0]?.start, cues.at(-1)?.end]).toEqual([0, expect.closeTo(60, 6)]);
  });

  test('of an unknown length go at the speed of speech, and a time that goes back is no time', () => {
    expect(said('Veta, ktorá má tridsať znakov.', null)).toEqual([[0, 2, 'Veta, ktorá má tridsať znakov.']]);
    expect(said('0:10 Prvá.\n0:05 Druhá.', 20).map(([start]) => start)).toEqual([10, expect.closeTo(14.5, 0)]);
  });

  test('of what is in the form of SRT stay as they are', () => {
    expect(said('1\n00:00:01,500 --> 00:00:03,000\nAhoj.\n\n2\n00:00:03,000 --> 00:00:04,000\nSvet.', 90)).toEqual([
      [1.5, 3, 'Ahoj.'],
      [3, 4, 'Svet.'],
    ]);
  });

  test('of nothing are none', () => {
    expect(draftCues('  \n\n', 60)).toEqual([]);
    expect(draftCues('0:05', 60)).toEqual([]);
  });

  test('lose no word on their way through a file, one after the other', () => {
    const words = fc.array(fc.stringMatching(/^[a-zž<>&]{1,20}[.?!]?$/), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 4000 }), (all, duration) => {
        const cues = parseVtt(writeVtt(draftCues(all.join(' '), duration)));
        expect(cues.map(({ text }) => text).join(' ')).toBe(all.join(' '));
        for (const [index, cue] of cues.entries()) {
          expect(cue.end).toBeGreaterThanOrEqual(cue.start);
          expect(cue.start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0);
        }
      }),
    );
  });
});
