import { createHash } from 'node:crypto';
import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { decorationTitle } from '#src/domain/media.ts';
import { drawingProblems } from './findDrawings.ts';
import { findExercises, type NamedStep, stepsFrom } from './findExercises.ts';
import { findQuestions } from './findQuestions.ts';
import { findRecall, type WrittenRecall } from './findRecall.ts';
import { type ExerciseProblem, isExercise, readExercise } from './readExercise.ts';
import { textOf } from './textOf.ts';

/** A picture of a text, with its place in it. */
export interface TextImage {
  /** `null`: by reference, whose address stands elsewhere. */
  url: string | null;
  alt: string;
  /** Its author says that it needs no words. */
  isDecoration: boolean;
  line: number | null;
  start: number;
  end: number;
}

/** An exercise of a text with the hash that proofs name. */
export interface HashedExercise {
  id: string;
  line: number | null;
  /** Of its source: a proof holds as long as nobody changes a letter. */
  hash: string;
  /** Whether a browser can say that the exercise does what it should. */
  runs: boolean;
}

/** What a text holds, as far as anybody asks who does not show it. */
export interface Inspection {
  images: TextImage[];
  /** Of links, definitions and pictures, with where each ends. */
  links: { url: string; line: number | null; end: number }[];
  headings: { depth: number; line: number | null }[];
  /** Tasks that are checked, or would be if they had an id. */
  tasks: { id: string; line: number; problems: ExerciseProblem[] }[];
  exercises: HashedExercise[];
  /** Guesses that can return elsewhere. */
  questions: { id: string; line: number; problems: ExerciseProblem[] }[];
  /** What is wrong with its drawings. */
  drawings: { line: number; message: string }[];
  /** What returns at its start. */
  recall: WrittenRecall;
  /** The tasks of other lectures whose programs go on in it, with the line on which that is said. */
  steps: NamedStep[];
  /** The words of the first paragraph that has any. */
  beginning: string;
  /** All of the text where it is words alone; `null` where it is more. */
  words: string | null;
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const running: readonly string[] = ['javascript', 'python', 'sql', 'web'];

const lineOf = (node: Nodes): number | null => node.position?.start.line ?? null;

/** Reads a text once for everybody who asks what is in it. */
export function inspectText(markdown: string): Inspection {
  const tree: Root = parser.parse(markdown);
  const { images, links, headings, exercises }: Pick<Inspection, 'images' | 'links' | 'headings' | 'exercises'> = {
    images: [],
    links: [],
    headings: [],
    exercises: [],
  };
  visit(tree, (node) => {
    const line = lineOf(node);
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (node.type === 'image' || node.type === 'imageReference') {
      const url = node.type === 'image' ? node.url : null;
      const isDecoration = node.type === 'image' && node.title === decorationTitle;
      images.push({ url, alt: node.alt ?? '', isDecoration, line, start, end });
    }
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
      links.push({ url: node.url, line, end });
    if (node.type === 'heading') headings.push({ depth: node.depth, line });
    if (node.type === 'containerDirective' && isExercise(node)) {
      const { id, exercise } = readExercise(node);
      const hash = createHash('sha256').update(markdown.slice(start, end).trim()).digest('hex');
      exercises.push({ id, line, hash, runs: running.includes(exercise?.language ?? '') });
    }
  });
  const written = findExercises(markdown);
  const tasks = written.map(({ id, line, problems }) => ({ id, line, problems }));
  const questions = findQuestions(markdown)
    .filter(({ isTask }) => !isTask)
    .map(({ id, line, problems }) => ({ id, line, problems }));
  const drawings = drawingProblems(markdown);
  const asked = { tasks, exercises, questions, recall: findRecall(markdown), steps: stepsFrom(written) };
  return { images, links, headings, drawings, ...asked, beginning: beginningOf(tree), words: wordsOf(tree) };
}

function beginningOf(tree: Root): string {
  for (const node of tree.children) {
    const beginning = node.type === 'paragraph' ? tidy(textOf(node)) : '';
    if (beginning) return beginning;
  }
  return '';
}

function wordsOf(tree: Root): string | null {
  const paragraphs: string[] = [];
  for (const node of tree.children) {
    if (node.type !== 'paragraph' || !node.children.every(isWords)) return null;
    paragraphs.push(textOf(node));
  }
  return paragraphs.join(' ');
}

function isWords(node: Nodes): boolean {
  if (node.type === 'emphasis' || node.type === 'strong') return node.children.every(isWords);
  return node.type === 'text' || node.type === 'break';
}

const tidy = (text: string) => text.replaceAll(/[ \t\r\n]+/g, ' ').trim();
