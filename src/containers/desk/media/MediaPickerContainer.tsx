import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { MediaDrop } from '#src/components/desk/media/MediaDrop.tsx';
import { MediaPicker } from '#src/components/desk/media/MediaPicker.tsx';
import { MediaUploads } from '#src/components/desk/media/MediaUploads.tsx';
import { useSession } from '#src/containers/account/useSession.ts';
import { sectionStatus } from '#src/containers/ui/queryState.ts';
import type { MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import type { MediaKind } from '#src/contract/limits.ts';
import { longestSearch } from '#src/contract/limits.ts';
import { tooLong } from '#src/domain/textLimit.ts';
import { mediaPages } from '#src/queries/desk/media/deskMedia.ts';
import { CaptionsDraftContainer, type Film } from './CaptionsDraftContainer.tsx';
import { useDroppedFiles } from './useDroppedFiles.ts';
import { useUploads } from './useUploads.ts';

interface Props {
  isOpen: boolean;
  onPick: (file: MediaFile) => void;
  onClose: () => void;
  /** What fits there. */
  kind: MediaKind;
  /** Films of closed lectures fit there, too. */
  mayBePrivate?: boolean;
  /** Of captions: the film under which they are to be. */
  film?: Film;
}

/** Chooses a file of the store, or puts one there first. What is asked for is asked only while it is open. */
export function MediaPickerContainer(props: Props) {
  return props.isOpen && <OpenPicker {...props} />;
}

function OpenPicker({ onPick, onClose, kind, mayBePrivate = false, film }: Props) {
  const { userId } = useSession();
  const [query, setQuery] = useState('');
  const found = useInfiniteQuery(
    mediaPages(sendToApi, userId ?? '', { q: tooLong(query, longestSearch) ? '' : query.trim(), kind }),
  );
  const { uploads, add, retry, dismiss } = useUploads();
  const [isPrivate, setPrivate] = useState(false);
  const put = (added: readonly File[]) => add(added, isPrivate);
  const [isDrafting, setDrafting] = useState(false);
  const isOver = useDroppedFiles(true, put);
  if (film && isDrafting)
    return <CaptionsDraftContainer film={film} onKept={onPick} onClose={() => setDrafting(false)} />;
  return (
    <MediaPicker
      isOpen
      search={<DeskSearch label="Názov alebo textová podoba" value={query} onChange={setQuery} />}
      upload={
        <>
          <MediaDrop
            isOver={isOver}
            onFiles={put}
            {...(mayBePrivate && { privacy: { isOn: isPrivate, onSwitch: setPrivate } })}
          />
          <MediaUploads uploads={uploads} onRetry={retry} onDismiss={dismiss} />
          {film && <DeskButton onPress={() => setDrafting(true)}>Pripraviť z&nbsp;prepisu…</DeskButton>}
        </>
      }
      status={sectionStatus(found)}
      files={(found.data?.pages ?? [])
        .flatMap(({ items }) => items)
        .filter(({ isPrivate }) => mayBePrivate || !isPrivate)}
      isFiltered={query.trim() !== ''}
      onMore={found.hasNextPage ? () => void found.fetchNextPage() : null}
      onRetry={() => void found.refetch()}
      onPick={onPick}
      onClose={onClose}
    />
  );
}
