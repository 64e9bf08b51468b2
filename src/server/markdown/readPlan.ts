import type { RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { ChapterPlan } from '#src/contract/plan.ts';
import { typeset } from '#src/domain/typography.ts';
import { isExercise, readExercise } from './readExercise.ts';
import { renderMarkdown } from './renderMarkdown.ts';
import { textOf } from './textOf.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/** What a teacher takes out of a lecture: its „Častá chyba“, and each checked task with our solution, as safe markup. */
export function readPlan(markdown: string): Omit<ChapterPlan['lectures'][number], 'id'> {
  const mistakesHtml: string[] = [];
  const tasks: ChapterPlan['lectures'][number]['tasks'] = [];
  visit(parser.parse(markdown), 'containerDirective', (node) => {
    if (node.name === 'mistake') mistakesHtml.push(drawn(markdown, node.children));
    if (!isExercise(node)) return;
    const { id, exercise, assignment, start, solution } = readExercise(node);
    if (!exercise || !solution) return;
    // What a program prints is an answer only beside the program.
    const asked = exercise.kind === 'predict' && start ? [...assignment, start] : assignment;
    const answer = solution.type === 'code' ? [solution] : solution.children;
    tasks.push({
      id,
      title: titleOf(assignment),
      assignmentHtml: drawn(markdown, asked),
      solutionHtml: drawn(markdown, answer),
    });
  });
  return { mistakesHtml, tasks };
}

const longestTitle = 110;

/** The first sentence of what is asked; a long one ends behind a word. */
function titleOf(assignment: readonly RootContent[]): string {
  const first = assignment.find(({ type }) => type === 'paragraph');
  const words = first ? textOf(first).replaceAll(/\s+/g, ' ').trim() : '';
  const [sentence = ''] = /^.*?[.?!:](?=\s\p{Lu}|$)/u.exec(words) ?? [words];
  if (sentence.length <= longestTitle) return typeset(sentence || 'Úloha');
  return typeset(`${sentence.slice(0, sentence.lastIndexOf(' ', longestTitle))} …`);
}

/** A part of a text as it was written. Its programs are shown, not run, and what they print is no guess of the teacher's. */
function drawn(markdown: string, nodes: readonly RootContent[]): string {
  const source = nodes
    .map(({ position }) => markdown.slice(position?.start.offset, position?.end.offset))
    .join('\n\n')
    .replace(/^(\s*`{3,}output)\b.*$/gm, '$1')
    .replace(/^(\s*`{3,}(?!output\b)\w+.*)$/gm, '$1 static solution');
  return renderMarkdown(source);
}
