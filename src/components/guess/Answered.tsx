import { Tick } from '#src/components/ui/Tick.tsx';

interface Props {
  isRight: boolean;
}

/** How a question was answered last, beside its name. */
export function Answered({ isRight }: Props) {
  return isRight ? (
    <span className="inline-flex items-center gap-1 text-sm font-strong text-success-text">
      <Tick size={18} />
      naposledy správne
    </span>
  ) : (
    <span className="text-sm font-normal text-muted">naposledy inak</span>
  );
}
