import type { MediaFile, MediaPage } from '#src/contract/desk/media/deskMedia.ts';
import { mediaAddress, mediaMarkdown, thumbnailOf } from '#src/domain/media.ts';
import { storeName } from '#src/domain/mediaNames.ts';
import type { MediaFileRow } from '#src/server/db/schema/mediaFile.ts';
import type { MediaDetail, MediaList } from '#src/server/services/writing/index.ts';
import { presentPaged } from './presentPaged.ts';

export function presentMedia({ file, captions, uploadedBy, uses }: MediaDetail): MediaFile {
  const { id, name, kind, contentType, bytes, width, height, durationSeconds, alt, isPrivate, variants, at } = file;
  const address = addressOf(file);
  return {
    id,
    name,
    kind,
    contentType,
    bytes,
    width,
    height,
    durationSeconds,
    alt,
    address,
    markdown: isPrivate ? '' : mediaMarkdown({ kind, name, alt, address }),
    thumbnail: thumbnailOf(address),
    variants: variants.map((variant) => ({ width: variant.width, format: variant.format, bytes: variant.bytes })),
    captions: captions && { id: captions.id, name: captions.name, address: addressOf(captions) },
    isPrivate,
    uploadedBy,
    at: at.toISOString(),
    uses,
  };
}

export function presentMediaPage(list: MediaList): MediaPage {
  const { image = 0, film = 0, captions = 0, audio = 0, document = 0 } = list.counts;
  return { ...presentPaged(list, presentMedia), counts: { image, film, captions, audio, document } };
}

function addressOf(file: MediaFileRow): string {
  return file.isPrivate ? storeName(file, file.format, file.variants.at(-1)?.width) : mediaAddress(file);
}
