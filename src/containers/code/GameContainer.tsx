import { useState } from 'react';
import { GameFrame } from '#src/components/code/GameFrame.tsx';
import { GameBoardContainer } from './GameBoardContainer.tsx';

interface Props {
  name: string;
  address: string;
  onClose: () => void;
}

/** A game of a lecture once somebody wants to play it. */
export function GameContainer({ name, address, onClose }: Props) {
  /** Each game is another frame. */
  const [games, setGames] = useState(1);
  return (
    <GameFrame name={name} onAgain={() => setGames(games + 1)} onClose={onClose}>
      <GameBoardContainer key={games} name={name} address={address} />
    </GameFrame>
  );
}
