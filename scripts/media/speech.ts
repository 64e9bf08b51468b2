import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Voice = { espeak: string; pitch: number };
export type Line = { text: string; voice: Voice; speaker?: string };
export type Cue = { start: number; end: number; text: string; speaker?: string };

/** What espeak-ng gives: 16-bit mono samples at this rate. */
export const SAMPLE_RATE = 22050;
const WAV_HEADER = 44;
const WORDS_PER_MINUTE = 145;

// The sentence's last mark decides how long the voice rests after it.
const PAUSES: Record<string, number> = { ',': 0.2, ':': 0.35, '?': 0.6, '.': 0.5 };
const PLAIN_PAUSE = 0.15;
const PART_PAUSE = 0.45;
const OPENING_PAUSE = 0.4;

const pronunciation: Record<string, string> = parse(
  readFileSync(new URL('scripts/pronunciation.yml', import.meta.url), 'utf8'),
);
const written = Object.keys(pronunciation).map((word) => word.replaceAll('.', '\\.'));
const mispronounced = new RegExp(`(?<!\\p{L})(${written.join('|')})(?!\\p{L})`, 'gu');

function silence(seconds: number): Buffer {
  return Buffer.alloc(Math.round(seconds * SAMPLE_RATE) * 2);
}

function speakLine({ text, voice }: Line): Buffer {
  const spoken = text.replace(mispronounced, (word) => pronunciation[word] ?? word);
  const options = ['-v', voice.espeak, '-p', String(voice.pitch), '-s', String(WORDS_PER_MINUTE)];
  // -z: no pause of its own after the sentence; ours are exact. -g 1: 10 ms between words, for beginners' ears.
  const espeak = spawnSync('espeak-ng', [...options, '-z', '-g', '1', '--stdout', spoken]);
  if (espeak.status !== 0) throw new Error(`espeak-ng: ${espeak.error ?? espeak.stderr}`);
  return espeak.stdout.subarray(WAV_HEADER);
}

/** Sentence by sentence, so that a cue's times are counted in samples, not guessed. */
export function speak(parts: Line[][]) {
  const pcm: Buffer[] = [];
  const cues: Cue[] = [];
  const partSeconds: number[] = [];
  let bytes = 0;
  const seconds = () => bytes / 2 / SAMPLE_RATE;
  const add = (sound: Buffer) => {
    pcm.push(sound);
    bytes += sound.length;
  };

  let partStart = 0;
  add(silence(OPENING_PAUSE));
  for (const lines of parts) {
    for (const line of lines) {
      const start = seconds();
      add(speakLine(line));
      cues.push({ start, end: seconds(), text: line.text, speaker: line.speaker });
      add(silence(PAUSES[line.text.slice(-1)] ?? PLAIN_PAUSE));
    }
    add(silence(PART_PAUSE));
    partSeconds.push(seconds() - partStart);
    partStart = seconds();
  }
  return { pcm: Buffer.concat(pcm), cues, partSeconds };
}

function timestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

/** Two rows at most fit above a player's controls: break a long caption near its middle, not after a one-letter word. */
function balance(text: string): string {
  if (text.length <= 46) return text;
  const spaces = [...text.matchAll(/(?<!(?: |^)\p{L}) /gu)].map((match) => match.index);
  const middle = spaces.reduce((best, at) =>
    Math.abs(at - text.length / 2) < Math.abs(best - text.length / 2) ? at : best,
  );
  return `${text.slice(0, middle)}\n${text.slice(middle + 1)}`;
}

export function toVtt(cues: Cue[]): string {
  const blocks = cues.map(({ start, end, text, speaker }, index) => {
    const words = speaker ? `<v ${speaker}>${text}</v>` : balance(text);
    return `${index + 1}\n${timestamp(start)} --> ${timestamp(end)}\n${words}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}
