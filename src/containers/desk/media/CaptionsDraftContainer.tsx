import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CaptionsDraft } from '#src/components/desk/media/CaptionsDraft.tsx';
import type { MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import { addressName } from '#src/domain/media.ts';
import { mediaRefusal } from '#src/domain/mediaWords.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { uploadMedia } from '#src/queries/desk/media/deskMedia.ts';
import { uploadDoor } from './useUploads.ts';

/** What captions are for; `durationSeconds` is `null` where nobody knows it. */
export interface Film {
  name: string;
  durationSeconds: number | null;
  isPrivate: boolean;
}

interface Props {
  film: Film;
  /** They are in the store. */
  onKept: (captions: MediaFile) => unknown;
  onClose: () => void;
}

/** Makes captions of a transcript, and puts them into the store. */
export function CaptionsDraftContainer({ film, onKept, onClose }: Props) {
  const queryClient = useQueryClient();
  const keeping = useMutation({
    mutationFn: async (vtt: string) => {
      const file = new File([vtt], `${addressName(film.name)}.vtt`, { type: 'text/vtt' });
      await onKept(await uploadMedia(uploadDoor, file, { isPrivate: film.isPrivate, onProgress: () => {} }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  return (
    <CaptionsDraft
      duration={film.durationSeconds}
      state={keeping.isPending ? 'busy' : 'ready'}
      failure={keeping.isError ? mediaRefusal(refusalOf(keeping.error)) : null}
      onSave={(vtt) => keeping.mutate(vtt)}
      onClose={onClose}
    />
  );
}
