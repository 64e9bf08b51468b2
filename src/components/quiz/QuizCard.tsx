import type { ReactNode } from 'react';
import { counted } from '#src/domain/plural.ts';

interface Props {
  name: string;
  questionCount: number;
  children: ReactNode;
}

/** The frame of a quiz below the text of its lecture. */
export function QuizCard({ name, questionCount, children }: Props) {
  return (
    <section
      aria-label={name}
      className="no-print mt-12 rounded-2xl border border-line bg-surface px-4 py-6 wrap-anywhere s:px-6 m:px-8 m:py-8"
    >
      <p className="text-sm font-[650] text-muted">Kvíz · {counted(questionCount, 'otazka')}</p>
      <h2 className="mt-1 mb-5 text-h2">{name}</h2>
      {children}
    </section>
  );
}
