import { Pagination } from '#src/components/ui/Pagination.tsx';
import { VideoList } from '#src/components/video/VideoList.tsx';
import { paths } from '#src/domain/paths.ts';
import { videoList } from '#src/queries/video.ts';
import { QuerySection } from './QuerySection.tsx';

interface Props {
  page: number;
}

/** A page of videos. */
export function VideoListContainer({ page }: Props) {
  return (
    <QuerySection query={videoList(page)}>
      {(videos) => (
        <>
          <VideoList videos={videos.items} />
          <Pagination label="Stránky videí" page={videos.page} pageCount={videos.pageCount} hrefOf={paths.videos} />
        </>
      )}
    </QuerySection>
  );
}
