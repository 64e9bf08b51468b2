import type { Chapter } from '#src/contract/course.ts';
import { GameStill } from './GameStill.tsx';

interface Props {
  chapters: readonly Chapter[];
  /** Begins the game of that name, which stands above. */
  onPlay?: (name: string) => void;
}

/**
 * What is built in a course, chapter by chapter, with the numbers of the lectures that build it.
 * Where games are built, a chapter without one only leads to them.
 */
export function ChapterResults({ chapters, onPlay }: Props) {
  const lines = chapters.map((chapter, index) => {
    const before = chapters.slice(0, index).reduce((sum, { lectures }) => sum + lectures.length, 0);
    return { chapter, first: before + 1, last: before + chapter.lectures.length };
  });
  const hasGames = chapters.some(({ result }) => result?.game);
  return (
    <ol className="grid gap-x-7 gap-y-5 m:grid-cols-2 m:has-[>:nth-child(3)]:grid-cols-3 l:grid-cols-3">
      {lines.map(
        ({ chapter: { id, result }, first, last }) =>
          result &&
          (result.game || !hasGames) && (
            <li key={id} className="border-l-3 border-course-text pl-4.5 wrap-anywhere">
              <p className="font-mono text-mono font-semibold text-course-text">
                <span className="sr-only">Lekcie </span>
                {first === last ? first : `${first}–${last}`}
              </p>
              <h3 className="mt-1 text-[1.25rem] leading-tight m:text-[1.375rem]">{result.name}</h3>
              <p className="mt-1.5 text-md leading-normal text-muted m:min-h-[3lh] l:min-h-[2lh]">{result.text}</p>
              {result.game && onPlay && (
                <GameStill name={result.name} picture={result.game.picture} onPlay={() => onPlay(result.name)} />
              )}
            </li>
          ),
      )}
    </ol>
  );
}
