/** A text that teaches is read slowly, and some of it twice; novels are read at some 230. */
const wordsPerMinute = 140;
/** A program is looked over line by line, run, and run once more with something changed; Java is copied into a file first. */
const linesPerMinute = 25;
const minutesPerProgram = 0.75;
const minutesPerJavaProgram = 2;
/** One look at a drawing, one guess at an output or at a question that returns, each with its why. */
const minutesPerDrawing = 0.25;
const minutesPerGuess = 0.5;
/** From reading what is asked to the last tick, for who needs two attempts; a page is three languages at once. */
const minutesOfTask: Record<string, number> = { predict: 1, fill: 2, order: 2, tick: 3, fix: 3, write: 5 };
const minutesOfPage = 8;
/** Of one that is done elsewhere: a file, an editor, a terminal. */
const minutesElsewhere = 6;

/** What belongs to a task or stays folded, such as the files of a whole page: nobody reads it on the way. */
const notOnTheWay = new Set(['task', 'hint', 'solution', 'slip', 'question', 'page']);

export interface LearningMinutes {
  reading: number;
  practice: number;
  /** Both, in whole minutes, at least one. */
  all: number;
}

/**
 * How long a lesson takes who reads it, looks at its programs and does its tasks. A film shows what the text says: the longer
 * of the two counts. It reads lines alone, so that it may be asked of a text that nobody can parse.
 */
export function learningMinutes(markdown: string, filmSeconds = 0): LearningMinutes {
  const seen = { words: 0, shown: 0, practice: 0 };
  const boxes: Box[] = [];
  /** How many of those that are open are not read on the way. */
  let aside = 0;
  let task: Box | null = null;
  let fence: { mark: string; info: string; lines: number } | null = null;
  for (const line of markdown.split('\n')) {
    if (fence) {
      if (line.trim() === fence.mark) {
        note(fence);
        fence = null;
      } else if (line.trim() !== '') fence.lines += 1;
      continue;
    }
    const [, mark, info = ''] = /^\s*(`{3,})(.*)$/.exec(line) ?? [];
    const [, name, attributes = ''] = /^\s*:{3,}(\w+)(.*)$/.exec(line) ?? [];
    if (mark !== undefined) fence = { mark, info, lines: 0 };
    else if (name !== undefined) enter({ name, attributes });
    else if (/^\s*:{3,}\s*$/.test(line)) leave();
    else if (aside === 0) {
      const asked = /^::recall\{.*\bquestions="([^"]*)"/.exec(line)?.[1];
      if (asked !== undefined) seen.practice += minutesPerGuess * asked.trim().split(/\s+/).length;
      else if (!line.startsWith('::')) seen.words += line.match(/[\p{L}\d]\S*/gu)?.length ?? 0;
    }
  }
  const reading = Math.max(seen.words / wordsPerMinute + seen.shown, filmSeconds / 60);
  return { reading, practice: seen.practice, all: Math.max(1, Math.round(reading + seen.practice)) };

  function note({ info, lines }: { info: string; lines: number }): void {
    if (task && /^html\b.*\bsolution\b/.test(info)) task.attributes += ' page';
    if (aside > 0) return;
    if (/^output\b.*\bguess\b/.test(info)) seen.practice += minutesPerGuess;
    else if (info.trim() === 'kresba') seen.shown += minutesPerDrawing;
    else if (/^java\b/.test(info)) seen.shown += minutesPerJavaProgram + lines / linesPerMinute;
    else if (!/^(?:output|yaml)\b/.test(info)) seen.shown += minutesPerProgram + lines / linesPerMinute;
  }

  function enter(box: Box): void {
    boxes.push(box);
    if (notOnTheWay.has(box.name)) aside += 1;
    if (box.name === 'task') task = box;
  }

  function leave(): void {
    const box = boxes.pop();
    if (box && notOnTheWay.has(box.name)) aside -= 1;
    if (box?.name !== 'task') return;
    task = null;
    seen.practice += minutesOf(box.attributes);
  }
}

interface Box {
  name: string;
  attributes: string;
}

function minutesOf(attributes: string): number {
  const kind = /\bkind="(\w+)"/.exec(attributes)?.[1];
  if (kind === undefined || !/\bid="/.test(attributes)) return minutesElsewhere;
  const minutes = minutesOfTask[kind] ?? minutesElsewhere;
  return kind === 'write' && / page$/.test(attributes) ? minutesOfPage : minutes;
}
