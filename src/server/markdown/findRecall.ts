import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { idsOfRecall } from './namedIdsIn.ts';
import type { ExerciseProblem } from './readExercise.ts';

/** More of them would stand between a learner and the lecture. */
const mostQuestions = 3;
const parser = unified().use(remarkParse).use(remarkDirective).freeze();

export interface WrittenRecall {
  /** Of the questions, with the line on which they are named. */
  named: { id: string; line: number }[];
  problems: ExerciseProblem[];
}

/** Which questions return at the start of a text, and what is wrong with how it says so. */
export function findRecall(markdown: string): WrittenRecall {
  const tree: Root = parser.parse(markdown);
  const recalls: LeafDirective[] = [];
  visit(tree, 'leafDirective', (node) => {
    if (node.name === 'recall') recalls.push(node);
  });
  const [first] = recalls;
  if (!first) return { named: [], problems: [] };
  const line = first.position?.start.line ?? 1;
  const { questions, ...unknown } = first.attributes ?? {};
  const ids = idsOfRecall(questions);
  const problems = [
    ...Object.keys(unknown).map((name) => `a recall has no attribute „${name}“`),
    ...(ids.length === 0 || ids.length > mostQuestions ? ['a recall names one to three questions'] : []),
    ...(new Set(ids).size < ids.length ? ['a recall names a question twice'] : []),
    ...(first === tree.children[0] && recalls.length === 1 ? [] : ['a recall stands once, before everything else']),
  ];
  return { named: ids.map((id) => ({ id, line })), problems: problems.map((message) => ({ line, message })) };
}
