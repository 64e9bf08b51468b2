import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface Props {
  /** `success` for what is free or done, `accent` for the rest. */
  tone: 'accent' | 'success';
  children: ReactNode;
}

export const pillVariants = {
  tone: { accent: 'bg-accent-soft text-accent-text', success: 'bg-success-soft text-success-text' },
};

const look = cva('inline-block rounded-[14px] px-3 py-0.5 text-xs font-strong wrap-anywhere', {
  variants: pillVariants,
});

/** A short label on a tinted ground. */
export function Pill({ tone, children }: Props) {
  return <span className={look({ tone })}>{children}</span>;
}
