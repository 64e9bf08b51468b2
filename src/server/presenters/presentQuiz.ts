import { html } from 'hono/html';
import type { Question, Quiz, UserAnswer } from '#src/contract/quiz.ts';
import type { AnswerValue, QuestionKey } from '#src/domain/quiz.ts';
import { typeset } from '#src/domain/typography.ts';
import type { QuizQuestionRow } from '#src/server/db/schema/quizQuestion.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';
import type { AnsweredQuestion } from '#src/server/services/quiz/listAnswers.ts';
import type { CountedQuiz } from '#src/server/services/quiz/listQuizzes.ts';

export function presentQuiz({ quiz, questionCount }: CountedQuiz): Quiz {
  return { id: quiz.id, lectureId: quiz.lectureId, name: typeset(quiz.name), questionCount };
}

/** A question before its answer: of the key it tells the kind alone. */
export function presentQuestion({ id, text, options, key: { kind } }: QuizQuestionRow): Question {
  const present = kind === 'ORDER' ? codeLine : renderMarkdown;
  return {
    id,
    kind,
    html: renderMarkdown(text),
    options: options.map((option) => ({ id: option.id, html: present(option.text) })),
  };
}

/** An answered question, with what is right. */
export function presentUserAnswer({ question, answer }: AnsweredQuestion): UserAnswer {
  return {
    questionId: question.id,
    answer: answer.answer,
    isCorrect: answer.isCorrect,
    right: rightAnswer(question.key),
    explanationHtml: renderMarkdown(question.explanation),
    optionExplanations: question.options.flatMap(({ id, explanation }) =>
      explanation ? [{ optionId: id, html: renderMarkdown(explanation) }] : [],
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
