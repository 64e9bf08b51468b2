import { useRef, useState } from 'react';
import { GameFrame } from '#src/components/code/GameFrame.tsx';

interface Props {
  name: string;
  address: string;
  onClose: () => void;
}

/** A game once somebody wants to play it: its keys are its own from the start. */
export function GameContainer({ name, address, onClose }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** Each game is another frame. */
  const [games, setGames] = useState(1);
  return (
    <GameFrame
      key={games}
      name={name}
      address={address}
      frame={frame}
      // Not before: a page that comes into a focused frame does not have the focus.
      onLoad={() => frame.current?.focus()}
      onAgain={() => setGames(games + 1)}
      onClose={onClose}
    />
  );
}
