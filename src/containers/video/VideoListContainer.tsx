import { VideosView } from '#src/components/video/VideosView.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { usePageNumber } from '#src/containers/ui/usePageNumber.ts';
import { videoList } from '#src/queries/video.ts';

/** The page of videos that the address asks for. */
export function VideoListContainer() {
  return (
    <QuerySection room="list" query={videoList(usePageNumber())}>
      {(videos) => <VideosView videos={videos} />}
    </QuerySection>
  );
}
