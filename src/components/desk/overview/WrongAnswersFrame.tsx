import type { ReactNode } from 'react';

interface Props {
  /** The tasks of the lecture, to choose one. */
  tasks: ReactNode;
  children: ReactNode;
}

/** The heading of wrong answers, and what is kept of them. */
export function WrongAnswersFrame({ tasks, children }: Props) {
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-md font-strong">Pri čom ľudia zostali</h2>
      <p className="text-xs text-muted">
        Posledné odpovede tých, čo úlohu skúsili a&nbsp;neprešli. Bez mien; čo nemajú rovnako aspoň traja, neukazujeme.
      </p>
      {tasks}
      {children}
    </section>
  );
}
