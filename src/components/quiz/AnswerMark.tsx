import { Icon } from '#src/components/ui/Icon.tsx';

interface Props {
  isCorrect: boolean;
}

/** Says by a sign and a word whether an answer is right; never by colour alone. */
export function AnswerMark({ isCorrect }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-2 font-[650] ${isCorrect ? 'text-success-text' : 'text-danger-text'}`}
    >
      <Icon name={isCorrect ? 'check' : 'close'} />
      {isCorrect ? 'Správne' : 'Zatiaľ nie'}
    </span>
  );
}
