import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EditorFrame } from '#src/components/desk/content/EditorFrame.tsx';
import { EditorPresence } from '#src/components/desk/content/EditorPresence.tsx';
import { SaveState } from '#src/components/desk/kit/SaveState.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import type { Film } from '#src/containers/desk/media/CaptionsDraftContainer.tsx';
import { ConflictContainer } from '#src/containers/desk/versions/ConflictContainer.tsx';
import { VersionsContainer } from '#src/containers/desk/versions/VersionsContainer.tsx';
import type { ContentDocument, ContentKind, OpenContent } from '#src/contract/desk/content/deskContent.ts';
import { hasText } from '#src/domain/desk/content/contentFields.ts';
import { editorParts } from '#src/domain/desk/content/editorParts.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { clockTime } from '#src/domain/shortTime.ts';
import { EditorNotesContainer } from './EditorNotesContainer.tsx';
import { EditorQuestionsContainer } from './EditorQuestionsContainer.tsx';
import type { MarkdownHandle } from './MarkdownSource.tsx';
import { PublishContainer } from './PublishContainer.tsx';
import { useContentCheck } from './useContentCheck.ts';
import { useContentDraft } from './useContentDraft.ts';
import { useContentPlaces } from './useContentPlaces.ts';
import { type ContentSaver, useContentSaver } from './useContentSaver.ts';
import { usePastes } from './usePastes.ts';
import { usePicks } from './usePicks.ts';
import { usePresence } from './usePresence.ts';
import { WrittenPartContainer } from './WrittenPartContainer.tsx';

type Standing = Pick<OpenContent, 'state' | 'isLive' | 'publishAt' | 'address'>;

interface Props {
  userId: string;
  kind: ContentKind;
  id: string;
  opened: OpenContent;
}

/** What is written at the desk: its text and all that belongs to it. */
export function EditorContainer({ userId, kind, id, opened }: Props) {
  const path = deskPaths.contentEditor(kind, id);
  const { cast } = useListAddress(path).filters;
  const part = cast ?? (hasText(kind) ? 'text' : 'vlastnosti');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [standing, setStanding] = useState<Standing>(opened);
  const { saver, state } = useContentSaver({
    userId,
    kind,
    id,
    opened,
    onSaved: ({ state: saved }) => {
      setStanding((before) => ({ ...before, state: saved }));
      void queryClient.invalidateQueries({ queryKey: ['desk'], refetchType: 'none' });
    },
  });
  const source = useRef<MarkdownHandle>(null);
  const [taken, setTaken] = useState(0);
  const draft = useContentDraft({
    userId,
    kind,
    id,
    saver,
    state,
    onTaken: ({ text }) => {
      source.current?.replace(text);
      setTaken(taken + 1);
    },
  });
  const { fate, conflict } = draft;
  // Here, so that exercises are not run again with every part that is opened.
  const checked = useContentCheck(kind, id, state.document);
  const presence = usePresence(userId, kind, id);
  const pastes = usePastes(source, saver);
  const picks = usePicks(source, saver, () => setTaken(taken + 1));
  useNewest(presence?.revision ?? 0, saver);
  const { showLine, showFinding } = useContentPlaces({ path, part, cast, text: state.document.text, source });
  const isUnsaved = !state.isKept || state.phase === 'offline' || state.phase === 'failed';
  // What is written now becomes a version first: nothing goes with it.
  const restore = async (restored: ContentDocument) => {
    if (!(await saver.saveNow())) return false;
    saver.change(restored);
    const isSaved = await saver.saveNow({ origin: 'restored' });
    if (isSaved) await navigate(path);
    return isSaved;
  };
  return (
    <EditorFrame
      name={opened.name}
      parts={editorParts(kind, path, part, state.document)}
      liveHref={standing.isLive ? standing.address : null}
      saveState={<SaveState state={state.phase} savedAt={state.savedAt && clockTime(state.savedAt)} />}
      presence={<EditorPresence others={(presence?.others ?? []).flatMap(({ name }) => name ?? [])} />}
      notes={
        (fate !== 'none' || isUnsaved) && (
          <EditorNotesContainer draft={draft} state={state.phase} isKept={state.isKept} />
        )
      }
    >
      {conflict ? (
        <ConflictContainer
          key={conflict.base}
          kind={kind}
          id={id}
          mine={conflict.mine}
          base={conflict.base}
          onMerged={draft.saveMerged}
          onDiscard={draft.discardMine}
        />
      ) : part === 'verzie' ? (
        <VersionsContainer userId={userId} kind={kind} id={id} current={state.document} onRestore={restore} />
      ) : (
        <WrittenPartContainer
          taken={taken}
          kind={kind}
          id={id}
          part={part}
          opened={opened}
          document={state.document}
          onChange={(changed) => saver.change({ ...saver.read().document, ...changed })}
          onPickImage={picks.pickImage}
          onPickFile={picks.pickFile}
          findings={checked.findings ?? []}
          onLine={showLine}
          pastes={pastes}
          panel={
            <PublishContainer
              kind={kind}
              id={id}
              standing={standing}
              saver={saver}
              onStep={setStanding}
              checked={checked}
              isUnchanged={standing.state === 'published' && state.phase === 'saved'}
              onFinding={showFinding}
              courseId={kind === 'course' ? id : (opened.parents.find((one) => one.kind === 'course')?.id ?? null)}
            />
          }
          handle={source}
        />
      )}
      <EditorQuestionsContainer
        {...picks.asked}
        film={filmOf(opened.name, state.document)}
        onNote={(note) => void saver.saveNow({ note })}
      />
    </EditorFrame>
  );
}

/** What captions are made for, as the written data say it. A new video says one second until its film is known. */
function filmOf(name: string, { data }: ContentDocument): Film {
  const { durationSeconds, lectureOnly } = data;
  const isKnown = typeof durationSeconds === 'number' && durationSeconds > 1;
  return { name, durationSeconds: isKnown ? durationSeconds : null, isPrivate: lectureOnly === true };
}

/** Somebody has saved a newer one. */
function useNewest(newest: number, saver: ContentSaver): void {
  useEffect(() => {
    if (newest > saver.read().revision) saver.hearOfChange();
  }, [newest, saver]);
}
