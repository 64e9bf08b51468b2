import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface Props {
  tone?: keyof (typeof deskNoteVariants)['tone'];
  /** Read aloud as soon as it comes. */
  isAlert?: boolean;
  children: ReactNode;
}

export const deskNoteVariants = {
  tone: {
    info: 'bg-accent-soft text-secondary',
    success: 'bg-success-soft text-success-text',
    warn: 'bg-warn-soft text-warn-text',
    danger: 'bg-danger-soft text-danger-text',
  },
};

const look = cva('rounded-md px-3.5 py-2.5 text-xs wrap-anywhere empty:hidden', {
  variants: deskNoteVariants,
  defaultVariants: { tone: 'info' },
});

/** A sentence in the place it is about: what a form will do, what failed and what stayed safe. Without words it is not there. */
export function DeskNote({ tone, isAlert = false, children }: Props) {
  return (
    <div role={isAlert ? 'alert' : undefined} className={look({ tone })}>
      {children}
    </div>
  );
}
