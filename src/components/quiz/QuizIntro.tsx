import { Button } from '#src/components/ui/Button.tsx';
import { ProgressBar } from '#src/components/ui/ProgressBar.tsx';
import { percent } from '#src/domain/format.ts';
import { countedInLesson } from '#src/domain/learningPlural.ts';
import { outOf } from '#src/domain/plural.ts';

interface Props {
  /** How many questions are answered, how many of them right, and how many there are. */
  answered: number;
  correct: number;
  total: number;
  onStart: () => void;
}

/** The way into a quiz, with how far the learner has got. */
export function QuizIntro({ answered, correct, total, onStart }: Props) {
  return (
    <div className="grid justify-items-start gap-5">
      {answered === 0 && <p>Vyskúšaj si, čo už vieš. Po každej odpovedi sa dozvieš, prečo je to tak.</p>}
      {answered > 0 && answered < total && (
        <div className="grid w-full gap-2">
          <p className="tabular-nums">
            Zodpovedané: {answered} {outOf(total)}
          </p>
          <ProgressBar percent={percent(answered, total)} label="Zodpovedané otázky" />
        </div>
      )}
      {answered > 0 && answered === total && (
        <p className="tabular-nums">
          {countedInLesson(correct, 'spravnaOdpoved')} {outOf(total)}
        </p>
      )}
      <Button onPress={onStart}>{startLabel(answered, total)}</Button>
    </div>
  );
}

function startLabel(answered: number, total: number): string {
  if (answered === 0) return 'Začať kvíz';
  return answered < total ? 'Pokračovať v\u00A0kvíze' : 'Zobraziť výsledok';
}
