interface Props {
  completed: number;
  total: number;
}

/** Lengths of the strokes in percent, as lines of code have. */
const widths = [70, 46, 88, 54, 76, 62, 82, 58, 94];

/** A course as a small file in its colour: a stroke stands for its share of lectures, those behind are white, the one in hand is half. */
export function MiniProgram({ completed, total }: Props) {
  const strokes = widths.slice(0, Math.max(1, total));
  const done = total > 0 ? Math.floor((completed / total) * strokes.length) : 0;
  return (
    <div
      aria-hidden="true"
      className="flex h-15 w-18 flex-col justify-between rounded-lg bg-course px-2.5 py-2 m:h-18 m:w-23 m:px-3 m:py-2.5"
    >
      {strokes.map((width, index) => (
        <span
          key={width}
          className={`h-[3px] rounded-[3px] ${lookOf(index - done, completed > 0)}`}
          style={{ width: `${width}%` }}
        />
      ))}
    </div>
  );
}

function lookOf(place: number, isBegun: boolean): string {
  if (place < 0) return 'bg-white';
  return place === 0 && isBegun ? 'bg-linear-to-r from-white from-40% to-white/35 to-40%' : 'bg-white/35';
}
