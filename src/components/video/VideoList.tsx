import { EmptyState } from '#src/components/ui/EmptyState.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { VideoCard as VideoCardData } from '#src/contract/video.ts';
import { paths } from '#src/domain/paths.ts';
import { VideoCard } from './VideoCard.tsx';

interface Props {
  videos: readonly VideoCardData[];
  /** Level of the cards' titles: 3 where the list has a heading of its own. */
  headingLevel?: 2 | 3;
}

/** A grid of videos; an empty one says where to go next. */
export function VideoList({ videos, headingLevel = 2 }: Props) {
  if (videos.length === 0) {
    return (
      <EmptyState title="Prvé video ešte len točíme">
        <TextLink href={paths.courses()}>Pozrieť zatiaľ kurzy</TextLink>
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-x-6 gap-y-10 m:grid-cols-2 l:grid-cols-3">
      {videos.map((video) => (
        <li key={video.id}>
          <VideoCard video={video} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
