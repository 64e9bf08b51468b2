import { Pill } from '#src/components/ui/Pill.tsx';

interface Props {
  name: string;
  isCompleted: boolean;
  isNew: boolean;
  isCurrent: boolean;
}

/** A lecture's name in an outline, with what a learner should know of it. */
export function LectureName({ name, isCompleted, isNew, isCurrent }: Props) {
  return (
    <span className="wrap-anywhere">
      <span className={`group-hover:underline ${isCurrent ? 'font-bold' : ''}`}>{name}</span>
      {isCompleted && <span className="sr-only"> (dokončené)</span>}
      {isNew && (
        <span className="ml-2 inline-block">
          <Pill tone="accent">nové</Pill>
        </span>
      )}
    </span>
  );
}
