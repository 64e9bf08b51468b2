import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { idToken } from '#src/browser/identity/identity.ts';
import { apiAddress } from '#src/browser/queryClient.ts';
import type { MediaUpload } from '#src/components/desk/media/MediaUploads.tsx';
import { useLeaveWarning } from '#src/containers/ui/useLeaveWarning.ts';
import type { MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { mediaRefusal } from '#src/domain/mediaWords.ts';
import { ApiError, refusalOf } from '#src/queries/apiClient.ts';
import { uploadMedia } from '#src/queries/desk/media/deskMedia.ts';

interface Upload extends MediaUpload {
  file: File;
  /** Only lectures show it, to who may open them. */
  isPrivate: boolean;
}

/** By which files go into the store. */
export const uploadDoor = { addressOf: apiAddress, token: () => idToken() };
let uploadsSoFar = 0;

/** Files on their way into the store, one after the other; leaving the page meanwhile is asked about. */
export function useUploads(onDone?: (file: MediaFile) => void) {
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const before = useRef(Promise.resolve());
  useLeaveWarning(uploads.some(({ state }) => state === 'waiting' || state === 'sending'));

  const change = (key: string, changes: Partial<MediaUpload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));

  async function send({ key, file, isPrivate }: Pick<Upload, 'key' | 'file' | 'isPrivate'>): Promise<void> {
    change(key, { state: 'sending', progress: 0 });
    try {
      const kept = await uploadMedia(uploadDoor, file, {
        isPrivate,
        onProgress: (progress) => change(key, { progress }),
      });
      change(key, { state: 'done', href: deskPaths.mediaFile(kept.id) });
      onDone?.(kept);
    } catch (error) {
      const isFileWrong = error instanceof ApiError && [400, 413].includes(error.status);
      change(key, { state: 'refused', refusal: mediaRefusal(refusalOf(error)), canRetry: !isFileWrong });
    }
    await queryClient.invalidateQueries({ queryKey: ['desk'] });
  }
  const enqueue = (upload: Pick<Upload, 'key' | 'file' | 'isPrivate'>) => {
    before.current = before.current.then(() => send(upload));
  };
  return {
    uploads,
    add: (files: readonly File[], isPrivate = false) => {
      const added = files.map((file) => {
        uploadsSoFar += 1;
        const shown = { key: String(uploadsSoFar), name: file.name, state: 'waiting' as const, progress: 0 };
        return { ...shown, refusal: null, canRetry: false, href: null, file, isPrivate };
      });
      setUploads((all) => [...added, ...all]);
      for (const upload of added) enqueue(upload);
    },
    retry: (key: string) => {
      const again = uploads.find((upload) => upload.key === key);
      if (!again) return;
      change(key, { state: 'waiting', refusal: null });
      enqueue(again);
    },
    dismiss: (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key)),
  };
}
