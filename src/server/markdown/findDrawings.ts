import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { readDrawing } from '#src/domain/drawing/readDrawing.ts';
import { drawingFence } from './drawLesson.tsx';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/** What is wrong with the drawings of a text, each with its line. */
export function drawingProblems(markdown: string): { line: number; message: string }[] {
  const problems: { line: number; message: string }[] = [];
  if (!markdown.includes(drawingFence)) return problems;
  visit(parser.parse(markdown), 'code', ({ lang, value, position }) => {
    if (lang !== drawingFence) return;
    const { problem } = readDrawing(value);
    if (problem) problems.push({ line: (position?.start.line ?? 1) + problem.line, message: problem.message });
  });
  return problems;
}
