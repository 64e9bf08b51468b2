import { initials } from '#src/domain/format.ts';

interface Props {
  name: string;
}

/** A person's initials beside their name in rows of the desk. */
export function DeskAvatar({ name }: Props) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-6.5 shrink-0 place-items-center rounded-full bg-accent-soft text-3xs font-strong text-accent-text"
    >
      {initials(name)}
    </span>
  );
}
