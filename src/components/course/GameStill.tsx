import { Icon } from '#src/components/ui/Icon.tsx';

interface Props {
  name: string;
  picture: string;
  onPlay: () => void;
}

/** A still picture of a game, and the button that begins it. Scripts make it work, so without them it is not there. */
export function GameStill({ name, picture, onPlay }: Props) {
  return (
    <figure className="mt-4 max-w-85 overflow-hidden rounded-2xl border border-line bg-surface [html:not(.js)_&]:hidden">
      <img src={picture} alt="" width={400} height={300} loading="lazy" className="block w-full" />
      <button
        type="button"
        aria-label={`Zahrať si: ${name}`}
        className="flex min-h-12 w-full items-center justify-center gap-2.5 border-t border-line font-bold text-link hover:underline focus-visible:-outline-offset-3"
        onClick={onPlay}
      >
        <Icon name="play" size={18} />
        Zahrať si
      </button>
    </figure>
  );
}
