import { useState } from 'react';
import { CourseGames } from '#src/components/course/CourseGames.tsx';
import { GameBoardContainer } from '#src/containers/code/GameBoardContainer.tsx';

export interface CourseGame {
  name: string;
  address: string;
  picture: string;
}

interface Props {
  games: readonly CourseGame[];
  /** The name of the one that is played at once. */
  wanted: string | null;
}

/** Knows which game of a course is looked at, and whether it is played. */
export function CourseGamesContainer({ games, wanted }: Props) {
  const first = games.findIndex(({ name }) => name === wanted);
  const [current, setCurrent] = useState(Math.max(0, first));
  /** Which of the games that were begun it is; each is another frame. */
  const [played, setPlayed] = useState(first < 0 ? 0 : 1);
  const game = games[current];
  return (
    <CourseGames
      games={games}
      current={current}
      onChoose={(index) => {
        setCurrent(index);
        setPlayed(played > 0 ? played + 1 : 0);
      }}
      onPlay={() => setPlayed(played + 1)}
      onAgain={() => setPlayed(played + 1)}
      board={
        game && played > 0 ? <GameBoardContainer key={played} name={game.name} address={game.address} /> : undefined
      }
    />
  );
}
