import { lazy, Suspense, useRef, useState } from 'react';
import { useIsHydrated } from '#src/components/ui/useIsHydrated.ts';
import { VideoPoster } from '#src/components/video/VideoPoster.tsx';
import type { Lecture } from '#src/contract/lecture.ts';

// Nobody needs a player before the click.
const LecturePlayerContainer = lazy(() =>
  import('./LecturePlayerContainer.tsx').then((module) => ({ default: module.LecturePlayerContainer })),
);

interface Props {
  lecture: Lecture;
  userId: string | null;
}

/** The video of a lecture behind its poster; `null` when it has none. */
export function LectureVideoContainer({ lecture, userId }: Props) {
  const isHydrated = useIsHydrated();
  const [isAsked, setAsked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { video, name } = lecture;
  if (!video) return null;

  function ask() {
    setAsked(true);
    // The pressed button goes away; focus stays where it was.
    frame.current?.focus();
  }
  const poster = <VideoPoster video={video} title={name} onPlay={isHydrated ? ask : undefined} />;
  return (
    <div ref={frame} tabIndex={-1} className="mb-8 focus:outline-none">
      {isAsked ? (
        <Suspense fallback={poster}>
          <LecturePlayerContainer lecture={lecture} video={video} userId={userId} />
        </Suspense>
      ) : (
        poster
      )}
    </div>
  );
}
