import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learningMinutes } from '#src/domain/learningMinutes.ts';

export interface LectureMinutes {
  /** Below the content folder. */
  file: string;
  written: number;
  counted: number;
}

/** What the lectures of a content folder say that they take, and what the rule says (`src/domain/learningMinutes.ts`). */
export function lectureMinutes(content: string): LectureMinutes[] {
  const films = new Map(
    filesIn(content, /^videos\/[^/]+\.md$/).map((file) => {
      const { front } = parts(join(content, file));
      return [field(front, 'slug'), Number(field(front, 'durationSeconds') ?? 0)];
    }),
  );
  return filesIn(content, /^courses\/[^/]+\/[^/]+\/\d[^/]*\.md$/).map((file) => {
    const { front, text } = parts(join(content, file));
    const film = films.get(field(front, 'video') ?? '');
    return { file, written: Number(field(front, 'minutes')), counted: learningMinutes(text, film).all };
  });
}

function filesIn(content: string, pattern: RegExp): string[] {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return files.filter((file) => pattern.test(file)).sort();
}

function parts(path: string): { front: string; text: string } {
  const [, front = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path, 'utf8')) ?? [];
  return { front, text };
}

const field = (front: string, name: string): string | undefined =>
  new RegExp(`^${name}: *(.*)$`, 'm').exec(front)?.[1]?.trim();
