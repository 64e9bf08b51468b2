import type { ReactNode } from 'react';

interface Props {
  /** `success` for what is free or done, `accent` for the rest. */
  tone: 'accent' | 'success';
  children: ReactNode;
}

const tones: Record<Props['tone'], string> = {
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success-soft text-success-text',
};

/** A short label on a tinted ground. */
export function Pill({ tone, children }: Props) {
  return (
    <span className={`inline-block rounded-[14px] px-3 py-0.5 text-xs font-[650] wrap-anywhere ${tones[tone]}`}>
      {children}
    </span>
  );
}
