import { cva } from 'class-variance-authority';
import { initials } from '#src/domain/format.ts';

interface Props {
  name: string;
  size?: 'medium' | 'large';
}

export const avatarVariants = { size: { medium: 'size-11 text-base', large: 'size-24 text-h2' } };

const look = cva('inline-grid shrink-0 place-items-center rounded-full bg-accent-soft font-bold text-accent-text', {
  variants: avatarVariants,
});

/** A person's initials in a circle; the name itself stands beside it. */
export function Avatar({ name, size = 'medium' }: Props) {
  return (
    <span aria-hidden="true" className={look({ size })}>
      {initials(name)}
    </span>
  );
}
