import type { ReactNode } from 'react';

interface Props {
  player: ReactNode;
  /** Left out when the video has none. */
  chapters?: ReactNode;
  /** Left out when the video has none. */
  transcript?: ReactNode;
}

/** The started video of a lecture with what leads into it. */
export function LecturePlayer({ player, chapters, transcript }: Props) {
  return (
    <>
      {player}
      {chapters}
      {transcript && <div className="mt-6">{transcript}</div>}
    </>
  );
}
