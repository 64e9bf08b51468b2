import { Pagination } from '#src/components/ui/Pagination.tsx';
import type { VideoPage } from '#src/contract/video.ts';
import { paths } from '#src/domain/paths.ts';
import { VideoList } from './VideoList.tsx';

interface Props {
  videos: VideoPage;
}

/** A page of videos. */
export function VideosView({ videos: { items, page, pageCount } }: Props) {
  return (
    <>
      <VideoList videos={items} />
      <Pagination label="Stránky videí" page={page} pageCount={pageCount} hrefOf={paths.videos} />
    </>
  );
}
