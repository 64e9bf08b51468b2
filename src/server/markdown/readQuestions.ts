import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { RepeatedQuestion } from '#src/contract/repetition.ts';
import { typeset } from '#src/domain/typography.ts';
import { outputBody } from './codeFigure.ts';
import { findQuestions, type Question } from './findQuestions.ts';
import { renderMarkdown } from './renderMarkdown.ts';

const markup = unified().use(rehypeStringify).freeze();

/** The questions of a lecture as they are asked alone, away from their text. */
export function readQuestions(markdown: string): RepeatedQuestion[] {
  return findQuestions(markdown).flatMap(({ id, question }) =>
    question ? [{ id, ...drawn(markdown, question) }] : [],
  );
}

function drawn(markdown: string, { program, output, guess, why }: Question): Omit<RepeatedQuestion, 'id'> {
  const { start, end } = why.position ?? {};
  // Words that lead to a block stand alone here.
  const words = markdown.slice(start?.offset, end?.offset).replace(/:$/, '.');
  return {
    question: typeset(guess.question),
    programHtml: renderMarkdown(fenced(`${program.lang ?? ''} ${program.meta ?? ''} static`, program.value)),
    options: guess.options,
    answer: guess.answer,
    outputHtml: String(markup.stringify({ type: 'root', children: [outputBody(output)] })),
    whyHtml: renderMarkdown(words),
  };
}

/** A fence longer than any in what it holds. */
function fenced(info: string, value: string): string {
  const longest = Math.max(2, ...[...value.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${value}\n${fence}`;
}
