import { Area, Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, XAxis, YAxis } from 'recharts';

interface Series {
  kind: 'bar' | 'line' | 'area';
  /** What it is, for screen readers. */
  name: string;
  color: 'accent' | 'bar' | 'quiet';
  values: readonly number[];
}

interface Props {
  /** What it shows, for screen readers; the numbers are in the table beside. */
  label: string;
  points: readonly string[];
  series: readonly Series[];
  /** How a number of the axis is written. */
  format: (value: number) => string;
}

const colors = { accent: 'var(--accent-text)', bar: 'var(--bar)', quiet: 'var(--line-strong)' };
const tick = { fill: 'var(--muted)', fontSize: 13.5 };

/** So many dates have room on a phone, with gaps between them. */
const mostLabels = 4;

/** The last point and some before it, with the same gaps. */
function labelled(points: readonly string[]): string[] {
  const step = Math.ceil(points.length / mostLabels);
  return points.filter((_, index) => (points.length - 1 - index) % step === 0);
}

/** Numbers in time: bars, lines and areas over the same points. */
export function TimeChart({ label, points, series, format }: Props) {
  const data = points.map((name, index) => ({
    name,
    ...Object.fromEntries(series.map(({ name: key, values }) => [key, values[index] ?? 0])),
  }));
  return (
    <div role="img" aria-label={`${label}, čísla sú v tabuľke`} className="h-44 min-w-0">
      <ResponsiveContainer width="100%" height={176} initialDimension={{ width: 320, height: 176 }}>
        <ComposedChart data={data} margin={{ top: 8, right: 20, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          {/* Which labels are left out would else depend on when the letters were measured. */}
          <XAxis dataKey="name" tick={tick} tickLine={false} axisLine={false} ticks={labelled(points)} interval={0} />
          <YAxis
            tick={tick}
            tickLine={false}
            axisLine={false}
            tickFormatter={format}
            width={52}
            allowDecimals={false}
            interval={0}
          />
          {series.map(({ kind, name, color }) => {
            const shared = { dataKey: name, isAnimationActive: false };
            if (kind === 'bar') return <Bar key={name} {...shared} fill={colors[color]} radius={[3, 3, 0, 0]} />;
            if (kind === 'line') {
              return <Line key={name} {...shared} stroke={colors[color]} strokeWidth={2} dot={points.length < 2} />;
            }
            return (
              <Area
                key={name}
                {...shared}
                stroke={colors[color]}
                strokeWidth={2}
                fill={colors[color]}
                fillOpacity={0.1}
                dot={points.length < 2}
              />
            );
          })}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
