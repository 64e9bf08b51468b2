import { type ReactNode, useId } from 'react';
import { formatMinutes } from '#src/domain/format.ts';
import { counted } from '#src/domain/plural.ts';
import { quizMinutes } from '#src/domain/quiz.ts';

interface Props {
  /** Where links to the quizzes of a lecture lead: of the first one. */
  id?: string | undefined;
  name: string;
  questionCount: number;
  children: ReactNode;
}

/** The frame of a quiz below the text of its lecture. */
export function QuizCard({ id, name, questionCount, children }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="no-print mt-12 scroll-mt-6 rounded-2xl border border-line bg-surface px-4 py-6 wrap-anywhere max-s:-mx-(--edge) max-s:rounded-none max-s:border-x-0 max-s:px-5 s:px-6 m:px-8 m:py-8"
    >
      <h2 id={titleId} className="text-xl leading-tight">
        Kvíz: {name}
      </h2>
      <p className="mt-1 mb-5 text-sm text-muted">
        {counted(questionCount, 'otazka')} · asi {formatMinutes(quizMinutes(questionCount))}
      </p>
      {children}
    </section>
  );
}
