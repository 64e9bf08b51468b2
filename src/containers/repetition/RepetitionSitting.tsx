import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { NothingToRepeat } from '#src/components/repetition/NothingToRepeat.tsx';
import { RepetitionEnd } from '#src/components/repetition/RepetitionEnd.tsx';
import type { RepetitionLine } from '#src/components/repetition/RepetitionLines.tsx';
import { RepetitionPage } from '#src/components/repetition/RepetitionPage.tsx';
import { DataSection } from '#src/components/ui/DataSection.tsx';
import { sectionStatus } from '#src/containers/ui/queryState.ts';
import type { RepeatedQuestionList } from '#src/contract/repetition.ts';
import { paths } from '#src/domain/paths.ts';
import { atOnce, chooseToday, countTomorrow } from '#src/domain/repetition/chooseToday.ts';
import { dayNumber } from '#src/domain/repetition/dayNumber.ts';
import { cardOf, type QuestionCard } from '#src/domain/repetition/questionCard.ts';
import { repeatedQuestions } from '#src/queries/repetition.ts';
import { AskedAgain, type Shown } from './AskedAgain.tsx';
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
  const [shown, setShown] = useState<Shown | null>(null);

  const lectureOf = (id: string) =>
    finished.lectures.find(({ questionIds, quizQuestionIds }) => [...questionIds, ...quizQuestionIds].includes(id));
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
  const loaded = contents.flatMap(({ data }) => data ?? []);
  // What an author has taken out since is asked no more.
  const cards = sitting.flatMap((id) => {
    const question = questions.find((one) => one.id === id);
    const asked = contentOf(loaded, id);
    return question && asked ? [{ question, card: cardOf(question, today), asked }] : [];
  });
  const outcomeOf = ({ lastDay, wasRight, isUngraded }: QuestionCard) => {
    if (isUngraded) return 'kept';
    if (lastDay !== today) return null;
    return wasRight ? 'right' : 'other';
  };
  const current = cards.find(({ card }) => card.id === shown?.id) ?? cards.find(({ card }) => !outcomeOf(card));
  const lines = cards.map(({ card }): RepetitionLine => {
    const isNow = card === current?.card;
    const isSent = isNow && shown !== null && 'isSent' in shown;
    return (!isSent && outcomeOf(card)) || (isNow ? 'now' : 'ahead');
  });
  const lecture = current && lectureOf(current.card.id);
  if (!current || !lecture) {
    return (
      <RepetitionPage isOffline={isOffline} lines={lines}>
        <RepetitionEnd
          titleRef={focused}
          lines={cards.map(({ card }) => ({
            id: card.id,
            name: lectureOf(card.id)?.name ?? '',
            outcome: outcomeOf(card) ?? 'other',
          }))}
          tomorrow={tomorrow}
          more={waiting.length}
          onMore={() => setSitting(waiting.slice(0, atOnce).map(({ id }) => id))}
          href={paths.home()}
        />
      </RepetitionPage>
    );
  }
  const { id } = current.card;
  return (
    <RepetitionPage leaveTo={paths.home()} isOffline={isOffline} lines={lines}>
      <AskedAgain
        key={id}
        owner={owner}
        today={today}
        {...current}
        lecture={lecture}
        shown={shown}
        onShown={setShown}
        onGone={() => setSitting(sitting.filter((other) => other !== id))}
        isFirst={lines.every((line) => line === 'now' || line === 'ahead')}
      />
    </RepetitionPage>
  );
}

function contentOf(contents: readonly RepeatedQuestionList[], id: string) {
  const guess = contents.flatMap(({ items }) => items).find((one) => one.id === id);
  if (guess) return { guess };
  const ofQuiz = contents.flatMap(({ quizQuestions }) => quizQuestions).find((one) => one.id === id);
  return ofQuiz ? { ofQuiz } : null;
}
