import type { ReactNode } from 'react';

interface Props {
  /** As shown in the corner: „1:31“; empty where nobody knows it. */
  duration: string;
  /** The poster or the cover. */
  children: ReactNode;
}

/** The picture of a video in its fixed 16 : 9 frame, with the duration in the corner. */
export function VideoThumbnail({ duration, children }: Props) {
  return (
    <div className="relative aspect-video overflow-hidden rounded-2xl border border-line bg-code">
      {children}
      {duration && (
        <span className="absolute top-3 right-3 rounded-sm bg-code/90 px-2 py-0.5 text-xs font-strong text-white tabular-nums">
          <span className="sr-only">Trvanie </span>
          {duration}
        </span>
      )}
    </div>
  );
}
