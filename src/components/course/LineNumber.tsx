import { Icon } from '#src/components/ui/Icon.tsx';

interface Props {
  /** 1-based number of the lecture in the whole course. */
  line: number;
  isCompleted: boolean;
}

/** The number before a lecture, and once it is completed the check in its place. The word for it follows the lecture's name. */
export function LineNumber({ line, isCompleted }: Props) {
  return (
    <span aria-hidden="true" className="pr-1 text-right font-mono text-[0.875rem] font-normal text-muted">
      {isCompleted ? <Icon name="check" size={18} className="text-course-text" /> : line}
    </span>
  );
}
