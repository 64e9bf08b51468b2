import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#src/components/ui/Icon.tsx';

interface Props {
  /** A shape beside the word: a state never depends on its colour. */
  icon?: IconName;
  tone?: keyof (typeof deskBadgeVariants)['tone'];
  /** On a ground of its colour, as a label beside a name. */
  isFilled?: boolean;
  children: ReactNode;
}

export const deskBadgeVariants = {
  tone: { neutral: 'text-muted', success: 'text-success-text', warn: 'text-warn-text', danger: 'text-danger-text' },
  isFilled: { true: 'rounded-sm px-2 py-0.5', false: '' },
};

const look = cva('inline-flex items-center gap-1.5 text-2xs font-semibold whitespace-nowrap', {
  variants: deskBadgeVariants,
  compoundVariants: [
    { isFilled: true, tone: 'neutral', class: 'bg-bar-quiet text-secondary' },
    { isFilled: true, tone: 'success', class: 'bg-success-soft' },
    { isFilled: true, tone: 'warn', class: 'bg-warn-soft' },
    { isFilled: true, tone: 'danger', class: 'bg-danger-soft' },
  ],
  defaultVariants: { tone: 'neutral', isFilled: false },
});

/** The state of a thing, in a word. */
export function DeskBadge({ icon, children, ...variants }: Props) {
  return (
    <span className={look(variants)}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
