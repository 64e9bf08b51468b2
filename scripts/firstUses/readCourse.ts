import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { z } from 'zod';
import { textOf } from '#src/server/markdown/textOf.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

const zaklady = 'src/content/courses/programovanie-od-nuly';

/** Courses of JavaScript, each with those that its readers have behind them. */
export const coursesToCheck = [
  { folder: zaklady, before: [] as string[] },
  { folder: 'src/content/courses/webove-hry', before: [zaklady] },
];

/** A part of a lecture with the line of its file on which it begins. */
export interface Piece {
  text: string;
  line: number;
}

export interface ReadLecture {
  id: string;
  file: string;
  /** Programs in JavaScript: shown, begun, solved; of a page its scripts. */
  programs: Piece[];
  paragraphs: Piece[];
}

const exceptionSchema = z.strictObject({ use: z.string(), lecture: z.string(), because: z.string().min(1) });
/** `teaches.yml` beside the lectures of a chapter; no import, export or page knows it. */
const teachesSchema = z.strictObject({
  teaches: z.record(z.string(), z.array(z.string())),
  later: z.array(exceptionSchema).default([]),
});

export interface TaughtCourse {
  lectures: ReadLecture[];
  /** By lecture, what is taught there. */
  teaches: Map<string, string[]>;
  /** What a lecture uses and says that it will be explained later. */
  later: z.output<typeof exceptionSchema>[];
}

/** The lectures of a course in their order, and what they say to teach. */
export function readCourse(folder: string): TaughtCourse {
  const course: TaughtCourse = { lectures: [], teaches: new Map(), later: [] };
  for (const chapter of foldersIn(folder)) {
    const files = readdirSync(join(folder, chapter)).sort();
    for (const name of files.filter((name) => /^\d.*\.md$/.test(name))) {
      course.lectures.push(readLecture(join(folder, chapter, name), `${chapter}/${name}`));
    }
    const quizzes = files.filter((name) => /^quiz.*\.yml$/.test(name));
    const last = course.lectures.at(-1);
    for (const name of quizzes) if (last) last.programs.push(...programsOfQuiz(join(folder, chapter, name)));
    const table = join(folder, chapter, 'teaches.yml');
    if (!existsSync(table)) continue;
    const { teaches, later } = teachesSchema.parse(parse(readFileSync(table, 'utf8')));
    for (const [id, features] of Object.entries(teaches)) course.teaches.set(id, features);
    course.later.push(...later);
  }
  return course;
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function readLecture(path: string, file: string): ReadLecture {
  const source = readFileSync(path, 'utf8');
  const [front = ''] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
  const before = front.split('\n').length - 1;
  const read = partsOf(parser.parse(source.slice(front.length)), before);
  return { id: /^id: (.*)$/m.exec(front)?.[1] ?? '', file, ...read };
}

function partsOf(tree: Root, before: number): Pick<ReadLecture, 'programs' | 'paragraphs'> {
  const read: Pick<ReadLecture, 'programs' | 'paragraphs'> = { programs: [], paragraphs: [] };
  visit(tree, (node: Nodes) => {
    // A slip is what learners write, and nobody sees it; a question is asked elsewhere.
    if (node.type === 'containerDirective' && (node.name === 'slip' || node.name === 'question')) return SKIP;
    const line = before + (node.position?.start.line ?? 1);
    if (node.type === 'code') {
      const scripts = node.lang === 'html' ? scriptsOf(node.value) : node.lang === 'javascript' ? [node.value] : [];
      read.programs.push(...scripts.map((text) => ({ text, line: line + 1 })));
      return SKIP;
    }
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    read.paragraphs.push({ text: textOf(node), line });
    return SKIP;
  });
  return read;
}

const scriptsOf = (html: string) => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);

/** A quiz stands behind the last lecture of its chapter. */
function programsOfQuiz(path: string): Piece[] {
  const source = readFileSync(path, 'utf8');
  return [...source.matchAll(/^( *)```javascript[^\n]*\n([\s\S]*?)^\1```/gm)].map(
    ({ 1: indent = '', 2: code = '', index }) => ({
      text: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: source.slice(0, index).split('\n').length + 1,
    }),
  );
}
