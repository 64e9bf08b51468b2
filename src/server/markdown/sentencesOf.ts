import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { drawingInWords } from '#src/domain/drawing/drawing.ts';
import { readDrawing } from '#src/domain/drawing/readDrawing.ts';
import { drawingFence } from './drawLesson.tsx';
import { textOf } from './textOf.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const segmenter = new Intl.Segmenter('sk', { granularity: 'sentence' });

/** What a learner should find out alone is told by no search. */
const answers = new Set(['task', 'hint', 'solution', 'question']);

/** The sentences of a text in Markdown and the lines of its programs, in their order; without tasks and what programs print. */
export function sentencesOf(markdown: string): string[] {
  return blocksOf(parser.parse(markdown)).flatMap(sentencesOfWords);
}

/** The sentences of plain words, such as a transcript. */
export function sentencesOfWords(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}

function blocksOf(tree: Root): string[] {
  const blocks: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'containerDirective' && answers.has(node.name)) return SKIP;
    if (node.type === 'code') {
      const drawing = node.lang === drawingFence ? readDrawing(node.value).drawing : null;
      if (drawing) blocks.push(drawingInWords(drawing));
      else if (node.lang !== 'output') blocks.push(...node.value.split('\n'));
      return SKIP;
    }
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    blocks.push(textOf(node).replaceAll(/\s+/g, ' '));
    return SKIP;
  });
  return blocks;
}
