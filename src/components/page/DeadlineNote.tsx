import { Icon } from '#src/components/ui/Icon.tsx';

interface Props {
  /** What the day is: „Najbližší termín“. */
  label: string;
  /** The day, ready to be read: „31. marca 2027“. */
  date: string;
}

/** A lit line that says by when. */
export function DeadlineNote({ label, date }: Props) {
  return (
    <p className="flex items-center gap-3 bg-accent-soft px-5 py-3.5 shadow-lit">
      <Icon name="clock" className="text-accent-text" />
      <span>
        {label}: <strong className="whitespace-nowrap">{date}</strong>
      </span>
    </p>
  );
}
