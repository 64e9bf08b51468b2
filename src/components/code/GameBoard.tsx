import type { Ref } from 'react';

interface Props {
  name: string;
  /** The game's page. */
  address: string;
  /** What the page says of itself, in pixels; `null` before that. */
  height: number | null;
  frame?: Ref<HTMLIFrameElement>;
  onLoad?: () => void;
}

/** A game that is being played, in a page of its own that reaches nothing of ours. */
export function GameBoard({ name, address, height, frame, onLoad }: Props) {
  return (
    <iframe
      ref={frame}
      title={`Hra ${name}`}
      src={address}
      sandbox="allow-scripts"
      className="block h-90 w-full bg-game focus-visible:-outline-offset-3 focus-visible:outline-white"
      style={height === null ? undefined : { height }}
      onLoad={onLoad}
    />
  );
}
