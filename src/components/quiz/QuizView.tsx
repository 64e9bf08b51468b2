import { useState } from 'react';
import { useFocusAfterAction } from '#src/components/ui/useFocusAfterAction.ts';
import type { Question, UserAnswer, UserAnswerDraft } from '#src/contract/quiz.ts';
import { isLongQuiz } from '#src/domain/quiz.ts';
import { FoldedAnswers } from './FoldedAnswers.tsx';
import { QuizIntro } from './QuizIntro.tsx';
import { QuizQuestion } from './QuizQuestion.tsx';
import { QuizResult } from './QuizResult.tsx';

/** How the last call to the API goes. */
type CallState = 'ready' | 'busy' | 'failed';

interface Props {
  questions: Question[];
  /** The answers of the learner's attempt, also those of an earlier visit or of another tab. */
  answers: UserAnswer[];
  /** The way in was pressed before this was drawn. */
  startsOpen?: boolean;
  sending: CallState;
  restarting: CallState;
  onAnswer: (draft: UserAnswerDraft) => void;
  /** `wrong` keeps what was right. */
  onRestart: (only?: 'wrong') => void;
}

/** A learner's quiz: the way in, one question after another, the result. Where it stands follows from the answers. */
export function QuizView(props: Props) {
  const { questions, answers, startsOpen = false, sending, restarting, onAnswer, onRestart } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  // The question that was answered here last: it stays until the learner goes on.
  const [heldId, setHeldId] = useState<string | null>(null);
  const step = useFocusAfterAction(showCard, startsOpen);
  const result = useFocusAfterAction();

  const answerOf = ({ id }: Question) => answers.find(({ questionId }) => questionId === id) ?? null;
  const answered = questions.flatMap((question, index) => {
    const answer = answerOf(question);
    return answer ? [{ position: index + 1, question, answer }] : [];
  });
  const question =
    questions.find(({ id }) => id === heldId) ?? questions.find((candidate) => answerOf(candidate) === null);

  const goOn = () => {
    step.act();
    setOpen(true);
    setHeldId(null);
  };

  if (!isOpen) {
    return (
      <QuizIntro
        answered={answered.length}
        correct={answered.filter(({ answer }) => answer.isCorrect).length}
        total={questions.length}
        onStart={goOn}
      />
    );
  }
  if (!question) {
    return (
      <QuizResult
        answered={answered}
        state={restarting}
        onRestart={(only) => {
          step.act();
          onRestart(only);
        }}
        focusTarget={step.target}
      />
    );
  }
  const earlier = answered.filter((other) => other.question !== question);
  return (
    <div className="grid grid-cols-1 gap-6">
      <QuizQuestion
        question={question}
        position={questions.indexOf(question) + 1}
        total={questions.length}
        answeredCount={answered.length}
        answer={answerOf(question)}
        // A call that failed belongs to the question that it was for.
        state={question.id === heldId ? sending : 'ready'}
        onAnswer={(answer) => {
          result.act();
          setHeldId(question.id);
          onAnswer({ questionId: question.id, answer });
        }}
        onNext={goOn}
        headingTarget={step.target}
        resultTarget={result.target}
      />
      {isLongQuiz(questions.length) && earlier.length > 0 && (
        // Folded again with each question: the next one is what is to be seen.
        <FoldedAnswers key={question.id} name="Pozrieť, čo už máš" answered={earlier} />
      )}
    </div>
  );
}

/** The next question takes the place of an answered one, whose end the reader has just seen: it is shown whole, or from its top. */
function showCard(heading: HTMLElement): void {
  const card = heading.closest('section');
  if (!card) return;
  card.scrollIntoView({ block: 'nearest' });
  if (card.getBoundingClientRect().top < 0) card.scrollIntoView({ block: 'start' });
}
