import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { MediaChange, MediaFile, MediaPage } from '#src/contract/desk/media/deskMedia.ts';
import type { MediaKind } from '#src/contract/limits.ts';
import { mediaLimits } from '#src/domain/media.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { ApiError, readFromApi, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';
import { type UploadDoor, uploadToApi } from '#src/queries/uploadToApi.ts';

const pathOf = (mediaId: string) => `/admin/media/${encodeURIComponent(mediaId)}`;

export const mediaFiles = (userId: string, filters: { q?: string; kind?: MediaKind | undefined; page?: number }) =>
  deskQuery<MediaPage>(withFilters('/admin/media', filters), userId);

/** The same, page behind page. */
export const mediaPages = (send: SendRequest, userId: string, filters: { q: string; kind: MediaKind }) =>
  infiniteQueryOptions({
    queryKey: ['desk', '/admin/media', userId, filters],
    queryFn: ({ pageParam }) =>
      readFromApi<MediaPage>(send, withFilters('/admin/media', { ...filters, page: pageParam })),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageCount }) => (page < pageCount ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

export const mediaFile = (userId: string, mediaId: string) => ({
  ...deskQuery<MediaFile>(pathOf(mediaId), userId),
  // The file that was open before is another one.
  placeholderData: undefined,
});

/** @throws ApiError */
export const changeMedia = (send: SendRequest, mediaId: string, change: MediaChange) =>
  writeToApi<MediaFile>(send, 'PUT', pathOf(mediaId), change);

/** @throws ApiError, `media-used` and `recent-sign-in-required` among others */
export const deleteMedia = (send: SendRequest, mediaId: string) =>
  writeToApi<{ id: string }>(send, 'DELETE', pathOf(mediaId));

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
  const path = withFilters('/admin/media', { name, private: isPrivate ? '1' : null });
  const limit = file.type.startsWith('image/') ? mediaLimits.image : mediaLimits.film;
  if (file.size > limit) return Promise.reject(new ApiError(413, 'media-too-large', path));
  return uploadToApi<MediaFile>(door, path, file, onProgress);
}
