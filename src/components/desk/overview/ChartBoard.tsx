import type { ReactNode } from 'react';

interface Props {
  /** Pictures; each stands for itself while the others come. */
  charts: readonly { id: string; isWide?: boolean; chart: ReactNode }[];
}

/** Pictures side by side; a wide one has a line of its own. */
export function ChartBoard({ charts }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4 m:grid-cols-2">
      {charts.map(({ id, isWide = false, chart }) => (
        <div key={id} id={id} className={`grid min-w-0 scroll-mt-4 ${isWide ? 'm:col-span-2' : ''}`}>
          {chart}
        </div>
      ))}
    </div>
  );
}
