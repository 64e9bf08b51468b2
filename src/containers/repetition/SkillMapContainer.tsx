import { useState } from 'react';
import { SkillMap } from '#src/components/repetition/SkillMap.tsx';
import type { Course } from '#src/contract/course.ts';
import { dayNumber } from '#src/domain/repetition/dayNumber.ts';
import { cardOf } from '#src/domain/repetition/questionCard.ts';
import { skillMap } from '#src/domain/repetition/skillMap.ts';
import { type FinishedLectures, useAskedQuestions, useGuestFinished, useOwnFinished } from './useFinishedQuestions.ts';

interface Props {
  course: Course;
  /** A learner's id; `''` is a guest. */
  owner: string;
}

/** What somebody knows of a course; nothing for who has finished nothing of it that is asked. */
export function SkillMapContainer({ course, owner }: Props) {
  return owner === '' ? <OfGuest course={course} /> : <OfLearner course={course} userId={owner} />;
}

function OfGuest({ course }: Pick<Props, 'course'>) {
  const { data } = useGuestFinished();
  return data ? <Known course={course} owner="" finished={data} /> : null;
}

function OfLearner({ course, userId }: Pick<Props, 'course'> & { userId: string }) {
  const { data } = useOwnFinished(userId);
  return data ? <Known course={course} owner={userId} finished={data} /> : null;
}

function Known({ course, owner, finished }: Props & { finished: FinishedLectures }) {
  const [today] = useState(() => dayNumber(Date.now()));
  const cards = new Map(useAskedQuestions(owner, finished).map((question) => [question.id, cardOf(question, today)]));
  const ofLectures = new Map(
    finished.lectures.map(({ id, questionIds, quizQuestionIds }) => [
      id,
      [...questionIds, ...quizQuestionIds].flatMap((questionId) => cards.get(questionId) ?? []),
    ]),
  );
  const chapters = skillMap(course, ofLectures, today);
  return chapters.length > 0 ? <SkillMap chapters={chapters} /> : null;
}
