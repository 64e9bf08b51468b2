import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { exerciseMemory } from '#src/browser/exercise/exerciseMemory.ts';
import { NothingToRepeat } from '#src/components/repetition/NothingToRepeat.tsx';
import { RepeatedQuestion } from '#src/components/repetition/RepeatedQuestion.tsx';
import { RepetitionEnd } from '#src/components/repetition/RepetitionEnd.tsx';
import type { RepetitionLine } from '#src/components/repetition/RepetitionLines.tsx';
import { RepetitionPage } from '#src/components/repetition/RepetitionPage.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { sectionStatus } from '#src/containers/ui/queryState.ts';
import { paths } from '#src/domain/paths.ts';
import { atOnce, chooseToday, countTomorrow } from '#src/domain/repetition/chooseToday.ts';
import { dayNumber } from '#src/domain/repetition/dayNumber.ts';
import { cardOf } from '#src/domain/repetition/questionCard.ts';
import { agoWords, returnWords } from '#src/domain/repetition/repetitionWords.ts';
import { repeatedQuestions } from '#src/queries/repetition.ts';
import { type FinishedLectures, useAskedQuestions } from './useFinishedQuestions.ts';

interface Props {
  /** A learner's id; `''` is a guest. */
  owner: string;
  finished: FinishedLectures;
  isOffline: boolean;
}

const focused = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Five questions, one after the other. How each went is read from what is kept, so that two tabs agree; all of today's come at once, so that a lost connection stops nobody. */
export function RepetitionSitting({ owner, finished, isOffline }: Props) {
  const [today] = useState(() => dayNumber(Date.now()));
  const questions = useAskedQuestions(owner, finished);
  const { waiting } = chooseToday(questions, today);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [sitting, setSitting] = useState<readonly string[]>([]);
  // Also what comes a moment later: marks of a guest who has just signed in.
  if (asked.length === 0 && waiting.length > 0) {
    const ids = waiting.map(({ id }) => id);
    setAsked(ids);
    setSitting(ids.slice(0, atOnce));
  }
  const [shown, setShown] = useState<{ id: string; tip: string | null } | null>(null);

  const lectureOf = (id: string) => finished.lectures.find(({ questionIds }) => questionIds.includes(id));
  const lectureIds = [...new Set(asked.flatMap((id) => lectureOf(id)?.id ?? []))];
  const contents = useQueries({ queries: lectureIds.map((id) => repeatedQuestions(id, owner)) });
  const tomorrow = countTomorrow(questions, today);
  if (sitting.length === 0) {
    return (
      <RepetitionPage>
        <NothingToRepeat hasFinished={finished.lectures.length > 0} tomorrow={tomorrow} />
      </RepetitionPage>
    );
  }
  const missing = contents.find(({ data }) => !data);
  if (missing) {
    return (
      <RepetitionPage leaveTo={paths.home()}>
        <DataSection
          status={isOffline ? 'error' : sectionStatus(missing)}
          data={undefined}
          onRetry={() => {
            for (const query of contents) if (!query.data) void query.refetch();
          }}
        >
          {() => null}
        </DataSection>
      </RepetitionPage>
    );
  }
  const byId = new Map(contents.flatMap(({ data }) => data?.items ?? []).map((question) => [question.id, question]));
  // What an author has taken out since is asked no more.
  const cards = sitting.flatMap((id) => {
    const question = questions.find((one) => one.id === id);
    return question && byId.has(id) ? [{ question, card: cardOf(question, today) }] : [];
  });
  const isAnswered = ({ lastDay }: { lastDay: number | null }) => lastDay === today;
  const current = cards.find(({ card }) => card.id === shown?.id) ?? cards.find(({ card }) => !isAnswered(card));
  const lines = cards.map(({ card }): RepetitionLine => {
    if (isAnswered(card)) return card.wasRight ? 'right' : 'other';
    return card === current?.card ? 'now' : 'ahead';
  });
  const content = current && byId.get(current.card.id);
  const lecture = current && lectureOf(current.card.id);
  if (!content || !lecture) {
    return (
      <RepetitionPage isOffline={isOffline} lines={lines}>
        <RepetitionEnd
          titleRef={focused}
          lines={cards.map(({ card }) => ({
            id: card.id,
            name: lectureOf(card.id)?.name ?? '',
            isRight: card.wasRight === true,
          }))}
          tomorrow={tomorrow}
          more={waiting.length}
          onMore={() => setSitting(waiting.slice(0, atOnce).map(({ id }) => id))}
          href={paths.home()}
        />
      </RepetitionPage>
    );
  }
  const before = current.question.answers.map(({ at }) => dayNumber(Date.parse(at))).filter((day) => day < today);
  return (
    <RepetitionPage leaveTo={paths.home()} isOffline={isOffline} lines={lines}>
      <RepeatedQuestion
        key={content.id}
        question={content}
        lecture={{ name: lecture.name, href: paths.lecture(lecture.courseSlug, lecture.chapterId, lecture.id) }}
        ago={before.length > 0 ? agoWords(today - Math.max(...before)) : null}
        answered={
          shown && { tip: shown.tip, returns: returnWords(current.card.wasRight === true, current.card.dueDay - today) }
        }
        onAnswer={(tip) => {
          exerciseMemory.noteAnswer(content.id, tip === content.answer, lecture.id);
          setShown({ id: content.id, tip });
        }}
        onNext={() => setShown(null)}
        headingRef={shown || !lines.some((line) => line === 'right' || line === 'other') ? undefined : focused}
        verdictRef={focused}
      />
    </RepetitionPage>
  );
}
