import type { OwnRepetition, RepeatedLecture } from '#src/contract/repetition.ts';
import { givenAnswers } from '#src/domain/repetition/givenAnswers.ts';
import { typeset } from '#src/domain/typography.ts';
import type { LectureToRepeat, OwnQuestions } from '#src/server/services/learning/index.ts';

export function presentLectureToRepeat({ name, ...lecture }: LectureToRepeat): RepeatedLecture {
  return { ...lecture, name: typeset(name) };
}

export function presentOwnQuestions({ lectures, answered, given }: OwnQuestions): OwnRepetition {
  return {
    lectures: lectures.map(({ finishedAt, ...lecture }) => ({
      ...presentLectureToRepeat(lecture),
      finishedAt: finishedAt.toISOString(),
    })),
    answers: [
      ...answered.flatMap(({ exerciseId, answers, passedAt, attemptIds }) => {
        const given = givenAnswers({ answers, passedAt: passedAt?.toISOString(), attempts: attemptIds.length });
        return given.length > 0 ? [{ questionId: exerciseId, given }] : [];
      }),
      ...givenByQuestion(given),
    ],
  };
}

function givenByQuestion(rows: OwnQuestions['given']): OwnRepetition['answers'] {
  const byQuestion = new Map<string, OwnRepetition['answers'][number]>();
  for (const { questionId, givenAt, isCorrect } of rows) {
    const answers = byQuestion.get(questionId) ?? { questionId, given: [] };
    answers.given.push({ at: givenAt.toISOString(), right: isCorrect });
    byQuestion.set(questionId, answers);
  }
  return [...byQuestion.values()];
}
