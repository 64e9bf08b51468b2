import type { ReactNode } from 'react';

interface Props {
  /** Above all else, for who begins. */
  firstSteps?: ReactNode;
  waiting: ReactNode;
  /** Pictures; each stands for itself while the others come. */
  charts: readonly { id: string; isWide?: boolean; chart: ReactNode }[];
}

/** The overview: what needs somebody first, what is merely interesting below. */
export function OverviewBoard({ firstSteps, waiting, charts }: Props) {
  return (
    <>
      {firstSteps}
      <section className="grid gap-2">
        <h2 className="text-md font-strong">Čaká na teba</h2>
        {waiting}
      </section>
      <section className="grid gap-3">
        <h2 className="mt-2 text-md font-strong">Ako sa nám darí</h2>
        <div className="grid grid-cols-1 gap-4 m:grid-cols-2 xl:grid-cols-6">
          {charts.map(({ id, isWide = false, chart }) => (
            <div
              key={id}
              id={id}
              className={`grid min-w-0 scroll-mt-4 ${isWide ? 'm:col-span-2 xl:col-span-3' : 'xl:col-span-2'}`}
            >
              {chart}
            </div>
          ))}
        </div>
      </section>
    </>
  );
}
