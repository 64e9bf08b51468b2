import { html } from 'hono/html';
import type { Question, Quiz, UserAnswer } from '#src/contract/quiz.ts';
import type { RepeatedAnswer as GradedAnswer } from '#src/contract/repetition.ts';
import type { AnswerValue, QuestionKey } from '#src/domain/quiz.ts';
import { typeset } from '#src/domain/typography.ts';
import type { QuizQuestionRow } from '#src/server/db/schema/quizQuestion.ts';
import type { AnsweredQuestion, CountedQuiz, RepeatedAnswer } from '#src/server/services/learning/index.ts';
import { renderText } from '#src/server/texts/texts.ts';

export function presentQuiz({ quiz, questionCount }: CountedQuiz): Quiz {
  return { id: quiz.id, lectureId: quiz.lectureId, name: typeset(quiz.name), questionCount };
}

/** A question before its answer: of the key it tells the kind alone. */
export async function presentQuestion({ id, text, options, key: { kind } }: QuizQuestionRow): Promise<Question> {
  const present = kind === 'ORDER' ? codeLine : renderText;
  return {
    id,
    kind,
    html: await renderText(text),
    options: await Promise.all(options.map(async (option) => ({ id: option.id, html: await present(option.text) }))),
  };
}

/** An answered question, with what is right. */
export async function presentUserAnswer({
  question,
  answer: { answer, isCorrect },
}: AnsweredQuestion): Promise<UserAnswer> {
  return { ...(await presentGraded({ question, answer, isCorrect })), answer };
}

/** The same of one that has returned. */
export async function presentGraded({ question, answer, isCorrect }: RepeatedAnswer): Promise<GradedAnswer> {
  const explained = question.options.flatMap(({ id, explanation }) => (explanation ? [{ id, explanation }] : []));
  return {
    questionId: question.id,
    answer,
    isCorrect,
    right: rightAnswer(question.key),
    explanationHtml: await renderText(question.explanation),
    optionExplanations: await Promise.all(
      explained.map(async ({ id, explanation }) => ({ optionId: id, html: await renderText(explanation) })),
    ),
  };
}

/** One right answer; of several accepted texts the first, which is the one that the author would write. */
function rightAnswer(key: QuestionKey): AnswerValue {
  switch (key.kind) {
    case 'SINGLE':
      return { kind: key.kind, optionId: key.optionId };
    case 'MULTIPLE':
    case 'ORDER':
      return { kind: key.kind, optionIds: key.optionIds };
    case 'TEXT':
      return { kind: key.kind, text: key.accepted[0] ?? '' };
    case 'NUMBER':
      return { kind: key.kind, number: key.number };
    case 'OUTPUT':
      return { kind: key.kind, text: key.output };
  }
}

function codeLine(line: string): string {
  return String(html`<code>${line}</code>`);
}
