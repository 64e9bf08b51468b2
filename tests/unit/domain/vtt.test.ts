import { describe, expect, it } from 'vitest';
import { parseVtt } from '#src/domain/vtt.ts';

const cue = { start: 0, end: 2, speaker: null, text: 'Ahoj.' };

describe('parseVtt', () => {
  it.each([
    ['a cue', 'WEBVTT\n\n00:00.000 --> 00:02.000\nAhoj.', [cue]],
    ['hours', 'WEBVTT\n\n01:02:03.500 --> 101:00:00.250\nAhoj.', [{ ...cue, start: 3723.5, end: 363600.25 }]],
    ['a cue with a name', 'WEBVTT\n\nuvod\n00:00.000 --> 00:02.000\nAhoj.', [cue]],
    ['settings behind the timing', 'WEBVTT\n\n00:00.000 --> 00:02.000 line:0 align:start\nAhoj.', [cue]],
    ['a speaker', 'WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ema Sokolová>Ahoj.', [{ ...cue, speaker: 'Ema Sokolová' }]],
    [
      'a speaker with a class',
      'WEBVTT\n\n00:00.000 --> 00:02.000\n<v.loud Ema>Ahoj.</v>',
      [{ ...cue, speaker: 'Ema' }],
    ],
    ['two lines of one cue', 'WEBVTT\n\n00:00.000 --> 00:02.000\nAhoj,\nsvet.', [{ ...cue, text: 'Ahoj, svet.' }]],
    ['tags in the text', 'WEBVTT\n\n00:00.000 --> 00:02.000\n<i>Ahoj</i>.', [cue]],
    [
      'signs by their names and numbers',
      'WEBVTT\n\n00:00.000 --> 00:02.000\n<v R&amp;D>1 &lt; 2, &lt;div&gt;&nbsp;&#8211; &#x17E; &amp;lt; &quot;&copy;',
      [{ ...cue, speaker: 'R&D', text: '1 < 2, <div>\u00A0– ž &lt; "&copy;' }],
    ],
    [
      'numbers of no sign',
      'WEBVTT\n\n00:00.000 --> 00:02.000\nA&#08;&#9999999;B & C',
      [{ ...cue, text: 'A&#08;&#9999999;B & C' }],
    ],
    ['Windows line ends', 'WEBVTT\r\n\r\n00:00.000 --> 00:02.000\r\nAhoj.\r\n', [cue]],
    ['notes and styles', 'WEBVTT\n\nNOTE pozor\n\nSTYLE\n::cue {}\n\n\n00:00.000 --> 00:02.000\nAhoj.\n\n', [cue]],
    ['a broken timing', 'WEBVTT\n\n0:00 --> 0:02\nAhoj.', []],
    ['nothing', '', []],
  ])('reads %s', (_case, vtt, cues) => {
    expect(parseVtt(vtt)).toEqual(cues);
  });

  it('is not kept busy by what opens and never closes', () => {
    const start = performance.now();
    expect(parseVtt(`WEBVTT\n\n00:00.000 --> 00:02.000\n${'<a'.repeat(200_000)}`)).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('keeps the order of the cues', () => {
    const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nJeden\n\n00:02.000 --> 00:04.000\nDva';
    expect(parseVtt(vtt).map((each) => each.text)).toEqual(['Jeden', 'Dva']);
  });
});
