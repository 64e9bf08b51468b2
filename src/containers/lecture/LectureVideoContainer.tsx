import { lazy } from 'react';
import { LectureVideo } from '#src/components/lecture/LectureVideo.tsx';
import { ClickToLoadVideo } from '#src/components/video/ClickToLoadVideo.tsx';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import type { Lecture } from '#src/contract/lecture.ts';

const LecturePlayerContainer = lazy(() =>
  import('./LecturePlayerContainer.tsx').then((module) => ({ default: module.LecturePlayerContainer })),
);

interface Props {
  lecture: Lecture;
  userId: string | null;
}

/** The video of a lecture behind its poster; `null` when it has none. */
export function LectureVideoContainer({ lecture, userId }: Props) {
  const { video, name } = lecture;
  if (!video) return null;
  return (
    <LectureVideo>
      <ClickToLoadVideo
        video={video}
        title={name}
        player={() => (
          <CodeBoundary>
            <LecturePlayerContainer lecture={lecture} video={video} userId={userId} />
          </CodeBoundary>
        )}
      />
    </LectureVideo>
  );
}
