import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer } from 'react';
import { keptExercises } from '#src/browser/exercise/keptExercises.ts';
import { keptRepeats } from '#src/browser/learning/keptRepeats.ts';
import { useGuestMarks } from '#src/containers/course/useGuestMarks.ts';
import { mostRepeatedLectures } from '#src/contract/limits.ts';
import type { RepeatedLecture } from '#src/contract/repetition.ts';
import type { AskedQuestion, GivenAnswer } from '#src/domain/repetition/askedQuestion.ts';
import { givenAnswers, joinedAnswers } from '#src/domain/repetition/givenAnswers.ts';
import { ownRepetition, sampleRepetition } from '#src/queries/repetition.ts';

/** What somebody has finished, and what the server knows of their answers. */
export interface FinishedLectures {
  lectures: readonly (RepeatedLecture & { finishedAt: string })[];
  given: ReadonlyMap<string, readonly GivenAnswer[]>;
}

export interface Finished {
  query: Pick<UseQueryResult<unknown>, 'status' | 'isFetching' | 'refetch' | 'fetchStatus'>;
  /** `undefined` until it is there. */
  data: FinishedLectures | undefined;
}

const nothing: FinishedLectures = { lectures: [], given: new Map() };

/** Of a learner. */
export function useOwnFinished(userId: string): Finished {
  const query = useQuery(ownRepetition(userId));
  const { data } = query;
  const finished = useMemo(
    () =>
      data && {
        lectures: data.lectures,
        given: new Map(data.answers.map(({ questionId, given }) => [questionId, given])),
      },
    [data],
  );
  return { query, data: finished };
}

/** Of somebody without an account: this browser alone knows what they have finished. */
export function useGuestFinished(): Finished {
  const marks = useGuestMarks();
  // The newest ones, sorted by name: the same lectures are the same address.
  const ids = marks
    .slice(-mostRepeatedLectures)
    .map(({ lectureId }) => lectureId)
    .sort();
  const query = useQuery({ ...sampleRepetition(ids), enabled: ids.length > 0 });
  const { data } = query;
  const finished = useMemo(() => {
    const times = new Map(marks.map(({ lectureId, at }) => [lectureId, at]));
    return (
      data && {
        lectures: data.items.flatMap((lecture) => {
          const finishedAt = times.get(lecture.id);
          return finishedAt ? [{ ...lecture, finishedAt }] : [];
        }),
        given: new Map(),
      }
    );
  }, [data, marks]);
  return { query, data: ids.length === 0 ? nothing : finished };
}

/** All questions with all answers, those included that only this browser has yet; drawn anew when one comes, in another tab too. */
export function useAskedQuestions(owner: string, { lectures, given }: FinishedLectures): AskedQuestion[] {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const stops = [keptExercises.subscribe(redraw), keptRepeats.subscribe(redraw)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return lectures.flatMap(({ questionIds, quizQuestionIds, finishedAt }) => [
    ...questionIds.map((id) => {
      const kept = keptExercises.read(owner, id);
      // Of a learner's task the server knows when it passed.
      const own = owner === '' ? givenAnswers(kept) : (kept.answers ?? []);
      return { id, finishedAt, answers: joinedAnswers(given.get(id) ?? [], own) };
    }),
    ...quizQuestionIds.flatMap((id) => {
      const kept = keptRepeats.read(owner, id);
      const graded = kept.flatMap(({ at, right }) => (right === undefined ? [] : [{ at, right }]));
      const answers = joinedAnswers(given.get(id) ?? [], graded);
      const isUngraded = kept.some(({ at, right }) => right === undefined && !answers.some((one) => one.at === at));
      // What was never answered in its quiz is the quiz's to ask.
      return answers.length > 0 || isUngraded ? [{ id, finishedAt, answers, isUngraded }] : [];
    }),
  ]);
}
