import { useEffect, useRef, useState } from 'react';
import { GameBoard } from '#src/components/code/GameBoard.tsx';

interface Props {
  name: string;
  address: string;
}

/** A page may say anything; more than a screen or two scrolls in its frame. */
const highest = 1200;

/** A game in a frame that is as high as it is, and has the keys from the start. */
export function GameBoardContainer({ name, address }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<{ height?: unknown }>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (typeof data?.height === 'number') setHeight(Math.min(Math.max(data.height, 0), highest));
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return (
    <GameBoard
      name={name}
      address={address}
      height={height}
      frame={frame}
      // Not before: a page that comes into a focused frame does not have the focus.
      onLoad={() => frame.current?.focus()}
    />
  );
}
