import { inspectText } from '#src/server/markdown/inspectText.ts';
import { readGame } from '#src/server/markdown/readGame.ts';
import { readNewsletter } from '#src/server/markdown/readNewsletter.ts';
import { readPlan } from '#src/server/markdown/readPlan.ts';
import { readQuestions } from '#src/server/markdown/readQuestions.ts';
import { renderMarkdown, renderWithLines } from '#src/server/markdown/renderMarkdown.ts';
import { sentencesOf, sentencesOfWords } from '#src/server/markdown/sentencesOf.ts';
import { ownThread } from './threadTime.ts';

/** What is done with a text beside the process's own thread. */
const works = {
  render: renderMarkdown,
  renderWithLines,
  sentences: sentencesOf,
  wordSentences: sentencesOfWords,
  game: readGame,
  newsletter: readNewsletter,
  plan: readPlan,
  questions: readQuestions,
  /** Whoever inspects a text wants it on the web, where it is drawn. */
  inspect: (markdown: string) => {
    renderMarkdown(markdown);
    return inspectText(markdown);
  },
  ownThread,
};

export type Works = typeof works;

/** What begins with a text. */
export type TextWork = Exclude<keyof Works, 'ownThread'>;

/** One text's work, as the thread is asked for it. */
export type Asked = { [Work in keyof Works]: { work: Work; input: Parameters<Works[Work]> } }[keyof Works];

/** The only thing that the thread does. */
export function work({ work, input }: Asked): unknown {
  return (works[work] as (...input: unknown[]) => unknown)(...input);
}
