import { type Cue, parseVtt } from './vtt.ts';

/** Two lines under a film, as long as an eye takes them in. */
const longestCue = 84;
/** How fast somebody speaks whose film says nothing of its length. */
const charactersASecond = 15;

const time = /^[[(]?(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?[\])]?[\s–-]*/;

interface Part {
  /** Seconds; `null`: it goes on behind what stands before it. */
  start: number | null;
  text: string;
}

/**
 * Captions made of what is said in a film. Times at the beginnings of lines („0:15“) are kept; between them the time is shared out by
 * the length of what is said. What is in the form of SRT or WebVTT already stays as it is. `duration` in seconds, `null`: unknown.
 */
export function draftCues(transcript: string, duration: number | null): Cue[] {
  const text = transcript.replaceAll('\r\n', '\n').trim();
  if (text.includes('-->')) return parseVtt(text.replace(/(\d{2}:\d{2}),(\d{3})/g, '$1.$2'));
  const parts = text.split('\n').flatMap((line): Part[] => {
    const match = time.exec(line.trim());
    const said = line.trim().slice(match?.[0].length ?? 0);
    if (match) return [{ start: seconds(match), text: said }];
    return said === '' ? [] : [{ start: null, text: said }];
  });
  return stretches(parts).flatMap(({ start, text: said }, index, all) => {
    const pieces = piecesOf(said);
    const next = all[index + 1]?.start ?? duration;
    const spoken = said.length / charactersASecond;
    const end = next !== null && next > start ? next : start + spoken;
    return shareOut(pieces, start, end);
  });
}

/** As a file of captions. */
export function writeVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${escaped(text)}\n`);
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** What is said between two known times. */
function stretches(parts: readonly Part[]): { start: number; text: string }[] {
  const all: { start: number; text: string }[] = [];
  for (const { start, text } of parts) {
    const last = all.at(-1);
    // A time that goes back is a mistake: what it stands at follows what is before.
    if (start === null || (last && start < last.start)) {
      if (last) last.text = `${last.text} ${text}`.trim();
      else all.push({ start: 0, text });
    } else all.push({ start, text });
  }
  return all.filter(({ text }) => text !== '');
}

/** Sentences, and of long ones as many words as fit. */
function piecesOf(said: string): string[] {
  const sentences = [...new Intl.Segmenter('sk', { granularity: 'sentence' }).segment(said)];
  return sentences.flatMap(({ segment }) => {
    const words = segment
      .trim()
      .split(/[^\S\u00A0]+/)
      .filter(Boolean);
    const length = words.join(' ').length;
    // Pieces of about the same length: no word is left alone.
    const most = Math.ceil(length / Math.ceil(length / longestCue)) + 6;
    const pieces: string[] = [];
    for (const word of words) {
      const longer = `${pieces.at(-1) ?? ''} ${word}`.trim();
      if (pieces.length > 0 && longer.length <= Math.min(most, longestCue)) pieces[pieces.length - 1] = longer;
      else pieces.push(word);
    }
    return pieces;
  });
}

function shareOut(pieces: readonly string[], start: number, end: number): Cue[] {
  const whole = pieces.reduce((sum, piece) => sum + piece.length, 0);
  let at = start;
  return pieces.map((text) => {
    const from = at;
    at += ((end - start) * text.length) / whole;
    return { start: from, end: at, speaker: null, text };
  });
}

function seconds([, hours, minutes, rest, fraction = '0']: RegExpExecArray): number {
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest) + Number(`0.${fraction}`);
}

function clock(time: number): string {
  const milliseconds = Math.round(time * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `${two(milliseconds / 3_600_000)}:${two((milliseconds / 60_000) % 60)}:${two((milliseconds / 1000) % 60)}.${rest}`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
