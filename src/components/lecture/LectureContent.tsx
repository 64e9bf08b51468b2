import { Prose } from '#src/components/ui/Prose.tsx';
import { ClickToLoadVideo } from '#src/components/video/ClickToLoadVideo.tsx';
import type { Lecture } from '#src/contract/lecture.ts';

interface Props {
  lecture: Pick<Lecture, 'id' | 'name' | 'html' | 'video'>;
}

/** A lecture's video, if it has one, and its text. */
export function LectureContent({ lecture: { id, name, html, video } }: Props) {
  return (
    <>
      {video && (
        <div className="mb-8">
          <ClickToLoadVideo key={id} video={video} title={name} />
        </div>
      )}
      <Prose html={html} />
    </>
  );
}
