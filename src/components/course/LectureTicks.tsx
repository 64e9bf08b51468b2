import { cva } from 'class-variance-authority';

interface Props {
  completed: number;
  total: number;
}

const tick = cva('h-1.5 flex-1 rounded-full', {
  variants: {
    state: {
      behind: 'bg-course-text',
      'in hand': 'bg-linear-to-r from-(--course-text) from-50% to-(--line) to-50%',
      ahead: 'bg-line',
    },
  },
});

/** More would be too thin to count. */
const mostTicks = 24;

/** A course's lectures as ticks in its colour: those behind are full, the one in hand is half full. */
export function LectureTicks({ completed, total }: Props) {
  if (total > mostTicks) {
    return (
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full bg-course-text" style={{ width: `${(100 * completed) / total}%` }} />
      </div>
    );
  }
  return (
    <div aria-hidden="true" className="flex gap-1">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={tick({ state: stateOf(index, completed) })} />
      ))}
    </div>
  );
}

function stateOf(index: number, completed: number) {
  if (index < completed) return 'behind';
  return index === completed ? 'in hand' : 'ahead';
}
