import type { OwnRepetition, RepeatedLecture } from '#src/contract/repetition.ts';
import { givenAnswers } from '#src/domain/repetition/givenAnswers.ts';
import { typeset } from '#src/domain/typography.ts';
import type { LectureToRepeat, OwnQuestions } from '#src/server/services/learning/index.ts';

export function presentLectureToRepeat({ name, ...lecture }: LectureToRepeat): RepeatedLecture {
  return { ...lecture, name: typeset(name) };
}

export function presentOwnQuestions({ lectures, answered }: OwnQuestions): OwnRepetition {
  return {
    lectures: lectures.map(({ finishedAt, ...lecture }) => ({
      ...presentLectureToRepeat(lecture),
      finishedAt: finishedAt.toISOString(),
    })),
    answers: answered.flatMap(({ exerciseId, answers, passedAt, attemptIds }) => {
      const given = givenAnswers({ answers, passedAt: passedAt?.toISOString(), attempts: attemptIds.length });
      return given.length > 0 ? [{ questionId: exerciseId, given }] : [];
    }),
  };
}
