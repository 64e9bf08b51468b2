import { cva } from 'class-variance-authority';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Tick } from '#src/components/ui/Tick.tsx';

interface Props {
  isCorrect: boolean;
}

export const answerMarkVariants = { isCorrect: { true: 'text-success-text', false: 'text-danger-text' } };

const look = cva('inline-flex items-center gap-2 font-strong', { variants: answerMarkVariants });

/** Says by a sign and a word whether an answer is right; never by colour alone. */
export function AnswerMark({ isCorrect }: Props) {
  return (
    <span className={look({ isCorrect })}>
      {isCorrect ? <Tick /> : <Icon name="close" />}
      {isCorrect ? 'Správne' : 'Zatiaľ nie'}
    </span>
  );
}
