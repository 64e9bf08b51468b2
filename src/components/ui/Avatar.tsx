import { initials } from '#src/domain/format.ts';

interface Props {
  name: string;
  size?: 'medium' | 'large';
}

/** A person's initials in a circle; the name itself stands beside it. */
export function Avatar({ name, size = 'medium' }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`inline-grid shrink-0 place-items-center rounded-full bg-accent-soft font-bold text-accent-text ${
        size === 'large' ? 'size-24 text-h2' : 'size-11 text-base'
      }`}
    >
      {initials(name)}
    </span>
  );
}
