import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { MediaChange, MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import type { MediaKind } from '#src/contract/limits.ts';
import { mediaLimits } from '#src/domain/media.ts';
import type { QueryOf } from '#src/queries/apiCall.ts';
import { ApiError, addressOf, readFromApi, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';
import { type UploadDoor, uploadToApi } from '#src/queries/uploadToApi.ts';

export const mediaFiles = (userId: string, query: QueryOf<'/admin/media'>) =>
  deskQuery(addressOf('/admin/media', { query }), userId);

/** The same, page behind page. */
export const mediaPages = (send: SendRequest, userId: string, filters: { q: string; kind: MediaKind }) =>
  infiniteQueryOptions({
    queryKey: ['desk', '/admin/media', userId, filters],
    queryFn: ({ pageParam: page }) => readFromApi(send, addressOf('/admin/media', { query: { ...filters, page } })),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageCount }) => (page < pageCount ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

export const mediaFile = (userId: string, mediaId: string) => ({
  ...deskQuery(addressOf('/admin/media/{mediaId}', { path: { mediaId } }), userId),
  // The file that was open before is another one.
  placeholderData: undefined,
});

/** @throws ApiError, `media-changed` among others */
export const changeMedia = (send: SendRequest, mediaId: string, change: MediaChange) =>
  writeToApi(send, 'PUT', '/admin/media/{mediaId}', { path: { mediaId }, body: change });

/** @throws ApiError, `media-used` and `recent-sign-in-required` among others */
export const deleteMedia = (send: SendRequest, mediaId: string) =>
  writeToApi(send, 'DELETE', '/admin/media/{mediaId}', { path: { mediaId } });

/**
 * Puts a file into the store; `onProgress` hears the part that is sent, 0 to 1. What is too large for anything is not sent at all.
 * @throws ApiError, for whose code src/domain/mediaWords.ts has words
 */
export function uploadMedia(
  door: UploadDoor,
  file: File,
  { isPrivate, onProgress }: { isPrivate: boolean; onProgress: (part: number) => void },
): Promise<MediaFile> {
  const name = file.name.slice(0, 200) || 'subor';
  const limit = file.type.startsWith('image/') ? mediaLimits.image : mediaLimits.film;
  if (file.size > limit) return Promise.reject(new ApiError(413, 'media-too-large', '/admin/media'));
  return uploadToApi(door, '/admin/media', { query: { name, private: isPrivate ? '1' : null } }, file, onProgress);
}
