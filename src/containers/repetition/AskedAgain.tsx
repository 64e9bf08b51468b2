import { exerciseMemory } from '#src/browser/exercise/exerciseMemory.ts';
import { RepeatedQuestion } from '#src/components/repetition/RepeatedQuestion.tsx';
import { RepeatedQuizQuestion } from '#src/components/repetition/RepeatedQuizQuestion.tsx';
import type { Question } from '#src/contract/quiz.ts';
import type { RepeatedQuestion as Guess, RepeatedAnswer, RepeatedLecture } from '#src/contract/repetition.ts';
import { paths } from '#src/domain/paths.ts';
import type { AskedQuestion } from '#src/domain/repetition/askedQuestion.ts';
import { dayNumber } from '#src/domain/repetition/dayNumber.ts';
import type { QuestionCard } from '#src/domain/repetition/questionCard.ts';
import { agoWords, returnWords } from '#src/domain/repetition/repetitionWords.ts';
import { useAnswerAgain } from './useAnswerAgain.ts';

/** What was answered here last: it stays until somebody goes on. */
export type Shown =
  | { id: string; tip: string | null }
  /** Of a quiz: `null` waits for a connection. */
  | { id: string; graded: RepeatedAnswer | null }
  /** Of a quiz, on its way. */
  | { id: string; isSent: true };

interface Props {
  /** A learner's id; `''` is a guest. */
  owner: string;
  today: number;
  question: AskedQuestion;
  card: QuestionCard;
  lecture: RepeatedLecture;
  /** A guess, which the browser grades, or a question of a quiz. */
  asked: { guess: Guess } | { ofQuiz: Question };
  shown: Shown | null;
  onShown: (shown: Shown | null) => void;
  /** The question is another one by now. */
  onGone: () => void;
  /** The first one of a sitting does not take the focus. */
  isFirst: boolean;
}

const focused = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** One question of a sitting, until somebody goes on to the next. */
export function AskedAgain({ owner, today, question, card, lecture, asked, shown, onShown, onGone, isFirst }: Props) {
  const answerAgain = useAnswerAgain(owner);
  const { id } = question;
  const before = question.answers.map(({ at }) => dayNumber(Date.parse(at))).filter((day) => day < today);
  const returns = returnWords(card.wasRight === true, card.dueDay - today);
  const common = {
    lecture: { name: lecture.name, href: paths.lecture(lecture.courseSlug, lecture.chapterId, lecture.id) },
    ago: before.length > 0 ? agoWords(today - Math.max(...before)) : null,
    onNext: () => onShown(null),
    headingRef: shown || isFirst ? undefined : focused,
    verdictRef: focused,
  };
  if ('guess' in asked) {
    return (
      <RepeatedQuestion
        question={asked.guess}
        {...common}
        answered={shown && 'tip' in shown ? { tip: shown.tip, returns } : null}
        onAnswer={(tip) => {
          exerciseMemory.noteAnswer(id, tip === asked.guess.answer, lecture.id);
          onShown({ id, tip });
        }}
      />
    );
  }
  return (
    <RepeatedQuizQuestion
      question={asked.ofQuiz}
      {...common}
      isBusy={shown !== null && 'isSent' in shown}
      answered={
        shown && 'graded' in shown
          ? { graded: shown.graded, returns: shown.graded ? returns : 'Skontroluje sa, keď budeš znova online.' }
          : null
      }
      onAnswer={(answer) => {
        onShown({ id, isSent: true });
        void answerAgain(id, answer, {
          onGraded: (graded) => onShown({ id, graded }),
          onKept: () => onShown({ id, graded: null }),
          onRefused: () => {
            onShown(null);
            onGone();
          },
        });
      }}
    />
  );
}
