import { Icon } from '#src/components/ui/Icon.tsx';

interface Props {
  text: string;
  isRight: boolean;
  /** It is what was answered. */
  isMine: boolean;
}

/** One of the options of a guess, when it was answered. */
export function GuessOption({ text, isRight, isMine }: Props) {
  return (
    <li className="guess-tip" data-is={isRight ? 'right' : isMine ? 'mine' : 'other'}>
      {isRight && <Icon name="check" size={18} />}
      <code>{text}</code>
      {isMine && <small>tvoj tip</small>}
    </li>
  );
}
