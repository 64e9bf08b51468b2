import { Icon, type IconName } from '#src/components/ui/Icon.tsx';
import type { MediaKind } from '#src/contract/limits.ts';

interface Props {
  kind: MediaKind;
  /** The address of the small picture of an image. */
  thumbnail: string | null;
  size?: 'row' | 'tile';
}

const icons: Record<MediaKind, IconName> = {
  image: 'edit',
  film: 'video',
  captions: 'list',
  audio: 'headphones',
  document: 'text',
};

const boxes = { row: 'size-8 rounded-sm', tile: 'aspect-4/3 w-full rounded-md' };

/** What a file looks like: an image small, of all else its kind. What it is called stands beside. */
export function MediaThumb({ kind, thumbnail, size = 'row' }: Props) {
  return (
    <span className={`grid shrink-0 place-items-center overflow-hidden bg-surface text-muted ${boxes[size]}`}>
      {thumbnail ? (
        <img src={thumbnail} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Icon name={icons[kind]} size={size === 'row' ? 16 : 28} />
      )}
    </span>
  );
}
