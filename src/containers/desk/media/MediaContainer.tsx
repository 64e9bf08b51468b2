import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import { DeskBeside } from '#src/components/desk/kit/DeskBeside.tsx';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskFilters } from '#src/components/desk/kit/DeskFilters.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPager } from '#src/components/desk/kit/DeskPager.tsx';
import { DeskSearch } from '#src/components/desk/kit/DeskSearch.tsx';
import { DeskSection } from '#src/components/desk/kit/DeskSection.tsx';
import { DeskSwitch } from '#src/components/desk/kit/DeskSwitch.tsx';
import { DeleteMediaQuestion } from '#src/components/desk/media/DeleteMediaQuestion.tsx';
import { MediaDrop } from '#src/components/desk/media/MediaDrop.tsx';
import { MediaForm } from '#src/components/desk/media/MediaForm.tsx';
import { MediaList } from '#src/components/desk/media/MediaList.tsx';
import { MediaUploads } from '#src/components/desk/media/MediaUploads.tsx';
import { MediaView } from '#src/components/desk/media/MediaView.tsx';
import { useCrumb } from '#src/containers/desk/kit/deskCrumbs.tsx';
import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import type { DeskScreenProps } from '#src/containers/desk/kit/deskScreen.ts';
import { OpenedOne } from '#src/containers/desk/kit/OpenedOne.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useScreenKeys } from '#src/containers/desk/kit/useScreenKeys.ts';
import { callState, sectionOf } from '#src/containers/ui/queryState.ts';
import type { MediaChange, MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import { mediaKinds } from '#src/contract/limits.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { mediaKindNames, mediaKindParams, mediaRefusal, wordsOfMedia } from '#src/domain/mediaWords.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { refusalOf } from '#src/queries/apiClient.ts';
import { changeMedia, deleteMedia, mediaFile, mediaFiles } from '#src/queries/desk/media/deskMedia.ts';
import { CaptionsDraftContainer } from './CaptionsDraftContainer.tsx';
import { useDroppedFiles } from './useDroppedFiles.ts';
import { useUploads } from './useUploads.ts';

const perPage = 24;

/** „Súbory“: what is in the store, more of it, and the one file that is open. */
export function MediaContainer({ userId, id }: DeskScreenProps) {
  const path = deskPaths.media();
  const { filters, page, query, typed, setTyped, hrefWith, hrefOfPage } = useListAddress(path);
  const kind = mediaKinds.find((one) => mediaKindParams[one] === filters.druh);
  const files = useQuery(mediaFiles(userId, { q: query, kind, page }));
  const opened = useQuery({ ...mediaFile(userId, id ?? ''), enabled: id !== null });
  const { uploads, add, retry, dismiss } = useUploads();
  const [isPrivate, setPrivate] = useState(false);
  const put = (added: readonly File[]) => add(added, isPrivate);
  const isOver = useDroppedFiles(true, put);
  useCrumb(id === null ? 'Súbory' : (opened.data?.name ?? null));
  useScreenKeys({});
  const { zmazat: _, ...listed } = filters;
  const listHref = withFilters(path, listed);
  const isFiltered = query !== '' || kind !== undefined;
  const counts = files.data?.counts;
  const all = counts && mediaKinds.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  const list = (
    <>
      <MediaDrop isOver={isOver} onFiles={put} privacy={{ isOn: isPrivate, onSwitch: setPrivate }} />
      <MediaUploads uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <DeskFilters>
        <DeskSearch label="Názov alebo textová podoba" value={typed} onChange={setTyped} />
        <DeskSwitch
          label="Druh súborov"
          choices={[
            {
              name: 'Všetky',
              href: hrefWith({ druh: null, zmazat: null }),
              isCurrent: kind === undefined,
              count: all ?? null,
            },
            ...mediaKinds.map((one) => ({
              name: mediaKindNames[one].many,
              href: hrefWith({ druh: mediaKindParams[one], zmazat: null }),
              isCurrent: kind === one,
              count: counts?.[one] ?? null,
            })),
          ]}
        />
      </DeskFilters>
      <DeskSection {...sectionOf(files)} rows={8}>
        {({ items, counts: __, ...place }) =>
          items.length === 0 ? (
            <DeskEmpty
              title={isFiltered ? 'Taký súbor tu nie je' : 'Zatiaľ žiadne súbory'}
              action={isFiltered && <DeskButtonLink href={path}>Zobraziť všetky</DeskButtonLink>}
            >
              {isFiltered
                ? 'Hľadáme v\u00A0názvoch a\u00A0textových podobách. Na veľkosti písmen a\u00A0diakritike nezáleží.'
                : 'Sem patria obrázky, filmy, titulky, zvuky a\u00A0dokumenty, ktoré sú v\u00A0lekciách a\u00A0článkoch.'}
            </DeskEmpty>
          ) : (
            <MediaList files={items} hrefOf={(one) => withFilters(deskPaths.mediaFile(one), listed)} currentId={id}>
              <DeskPager {...place} perPage={perPage} hrefOf={hrefOfPage} />
            </MediaList>
          )
        }
      </DeskSection>
    </>
  );
  return (
    <DeskPage title="Súbory">
      {id === null ? (
        list
      ) : (
        <DeskBeside
          aside={
            <OpenedOne
              query={opened}
              listHref={listHref}
              missing={{
                title: 'Taký súbor nemáme',
                text: 'Adresa je možno neúplná, alebo súbor medzitým niekto zmazal.',
              }}
            >
              {(file) => <OneFile key={file.id} userId={userId} file={file} listHref={listHref} />}
            </OpenedOne>
          }
        >
          {list}
        </DeskBeside>
      )}
    </DeskPage>
  );
}

function OneFile({ userId, file, listHref }: { userId: string; file: MediaFile; listHref: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isCopied, setCopied] = useState(false);
  const [isDrafting, setDrafting] = useState(false);
  const captions = useQuery({ ...mediaFiles(userId, { kind: 'captions' }), enabled: file.kind === 'film' });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['desk'] });
  const saving = useMutation({
    mutationFn: (change: MediaChange) => changeMedia(sendToApi, file.id, change),
    onSettled,
  });
  const deleting = useMutation({
    mutationFn: () => deleteMedia(sendToApi, file.id),
    onSuccess: () => navigate(listHref, { replace: true }),
    onSettled,
  });
  const filters = Object.fromEntries(search);
  const hrefWith = (zmazat: string | null) => withFilters(deskPaths.mediaFile(file.id), { ...filters, zmazat });
  const code = refusalOf(deleting.error);
  return (
    <>
      <MediaView
        file={file}
        closeHref={listHref}
        isCopied={isCopied}
        onCopy={(text) => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        onDelete={() => void navigate(hrefWith('1'))}
      >
        <MediaForm
          file={file}
          captions={captions.data?.items ?? []}
          state={refusalOf(saving.error) === 'media-changed' ? 'ready' : saving.isSuccess ? 'saved' : callState(saving)}
          onSave={(change) => saving.mutate(change)}
          onDraftCaptions={() => setDrafting(true)}
        />
      </MediaView>
      {isDrafting && (
        <CaptionsDraftContainer
          film={file}
          onKept={async ({ id }) => {
            const before = wordsOfMedia(file);
            await saving.mutateAsync({ before, after: { ...before, captionsId: id } });
            setDrafting(false);
          }}
          onClose={() => setDrafting(false)}
        />
      )}
      <DeleteMediaQuestion
        file={file}
        isOpen={search.get('zmazat') !== null}
        state={deleting.isPending ? 'busy' : 'ready'}
        failure={code === 'media-used' ? mediaRefusal(code) : deskFailure(deleting.error)}
        onDelete={() => deleting.mutate()}
        onClose={() => {
          deleting.reset();
          void navigate(hrefWith(null), { replace: true });
        }}
      />
    </>
  );
}
