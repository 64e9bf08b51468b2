import type { ReactNode } from 'react';

interface Props {
  /** What who does not see it hears. */
  words: string;
  /** Names and places that hold one and the same list or object. */
  places: readonly string[];
  /** Those that have just got it. */
  fresh: readonly string[];
  /** The box of the list or object. */
  children: ReactNode;
}

const label = { height: 44, gap: 14 };
const width = 76;
/** More labels would only be smaller. */
const most = 6;

/** Names on the left, one box on the right, and arrows that meet at it. All places follow from the number of names. */
export function SharedBox({ words, places, fresh, children }: Props) {
  const shown = places.slice(0, most);
  const height = shown.length * (label.height + label.gap) - label.gap;
  const middle = height / 2;
  return (
    <div role="img" aria-label={words} className="flex max-w-full items-center">
      <ul className="m-0! grid max-w-[45%] min-w-16 list-none! gap-3.5 p-0! [&>li]:mt-0!">
        {shown.map((place) => (
          <li
            key={place}
            className={`truncate rounded-[9px] px-3 text-center font-mono text-base leading-11 font-semibold ${fresh.includes(place) ? 'bg-code-accent text-code-on-accent' : 'bg-code-tab text-code-light'}`}
          >
            {place}
          </li>
        ))}
      </ul>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="shrink-0 stroke-code-accent"
      >
        {[...shown.keys()].map((index) => {
          const from = index * (label.height + label.gap) + label.height / 2;
          // They meet, each with its own head.
          const to = middle + (index - (shown.length - 1) / 2) * Math.min(20, 44 / shown.length);
          const end = width - 4;
          return (
            <g key={index}>
              <path d={`M4 ${from}h14c26 0 22 ${to - from} ${end - 18} ${to - from}`} />
              <path d={`M${end - 8} ${to - 6}l8 6-8 6`} />
            </g>
          );
        })}
      </svg>
      <div className="min-w-0 flex-1 [&_li:first-child>b]:rounded-tl-[9px]">{children}</div>
    </div>
  );
}
