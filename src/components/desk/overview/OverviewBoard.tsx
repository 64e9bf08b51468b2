import type { ReactNode } from 'react';

interface Props {
  /** Above all else, for who begins. */
  firstSteps?: ReactNode;
  waiting: ReactNode;
}

/** What needs somebody, before all that is merely interesting. */
export function OverviewBoard({ firstSteps, waiting }: Props) {
  return (
    <>
      {firstSteps}
      <section className="grid gap-2">
        <h2 className="text-md font-strong">Čaká na teba</h2>
        {waiting}
      </section>
    </>
  );
}
