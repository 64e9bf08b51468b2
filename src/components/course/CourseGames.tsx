import type { ReactNode } from 'react';
import { CodeIcon } from '#src/components/code/CodeIcon.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';

interface Props {
  games: readonly { name: string; picture: string }[];
  /** The one that is shown. */
  current: number;
  onChoose: (index: number) => void;
  onPlay: () => void;
  /** Begins it anew. */
  onAgain: () => void;
  /** The game that is being played; without it a still picture of it is shown. */
  board?: ReactNode;
}

const choice =
  'min-h-11 rounded-t-[10px] px-3.5 text-md font-semibold text-white hover:bg-white/8 focus-visible:-outline-offset-3 focus-visible:outline-white aria-pressed:bg-game aria-pressed:font-bold';

/** The games of a course in its band: one at a time, nothing of it loaded before somebody plays. */
export function CourseGames({ games, current, onChoose, onPlay, onAgain, board }: Props) {
  const game = games[current];
  if (!game) return null;
  return (
    <section
      aria-label="Hry kurzu"
      className="no-print overflow-hidden bg-game text-white max-m:-mx-5 max-m:-mb-7 m:rounded-2xl m:shadow-[0_30px_60px_-24px_rgb(0_0_0/.6)]"
    >
      <div className="flex flex-wrap bg-game-edge px-2 pt-2 [html:not(.js)_&]:hidden">
        {games.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={index === current}
            className={choice}
            onClick={() => onChoose(index)}
          >
            {name}
          </button>
        ))}
        {board && (
          <button
            type="button"
            className="ml-auto inline-flex min-h-11 items-center gap-2 px-3 text-md font-semibold hover:underline focus-visible:-outline-offset-3 focus-visible:outline-white"
            onClick={onAgain}
          >
            <CodeIcon name="undo" size={18} />
            Odznova
          </button>
        )}
      </div>
      {board ?? (
        <div className="relative">
          <img src={game.picture} alt="" width={400} height={300} className="block w-full" />
          <button
            type="button"
            aria-label={`Zahrať si: ${game.name}`}
            className="absolute inset-0 grid place-content-center bg-game-edge/35 hover:bg-game-edge/20 focus-visible:-outline-offset-3 focus-visible:outline-white [html:not(.js)_&]:hidden"
            onClick={onPlay}
          >
            <span className="flex min-h-12 items-center gap-2.5 rounded-md bg-white px-5 font-bold text-game shadow-raised">
              <Icon name="play" size={18} />
              Zahrať si
            </span>
          </button>
        </div>
      )}
    </section>
  );
}
