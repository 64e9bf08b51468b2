import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DraftOffer } from '#src/components/desk/content/DraftOffer.tsx';
import { EditorFrame } from '#src/components/desk/content/EditorFrame.tsx';
import { EditorPresence } from '#src/components/desk/content/EditorPresence.tsx';
import { UnsavedNote } from '#src/components/desk/content/UnsavedNote.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { SaveState } from '#src/components/desk/kit/SaveState.tsx';
import { VersionNoteDialog } from '#src/components/desk/versions/VersionNoteDialog.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { useNow } from '#src/containers/desk/kit/useNow.ts';
import { MediaPickerContainer } from '#src/containers/desk/media/MediaPickerContainer.tsx';
import { ConflictContainer } from '#src/containers/desk/versions/ConflictContainer.tsx';
import { VersionsContainer } from '#src/containers/desk/versions/VersionsContainer.tsx';
import type { ContentDocument, ContentKind, OpenContent } from '#src/contract/desk/content/deskContent.ts';
import { type FileField, hasText, withFile } from '#src/domain/desk/content/contentFields.ts';
import { clockOrTime } from '#src/domain/desk/content/deskContent.ts';
import { editorParts } from '#src/domain/desk/content/editorParts.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { clockTime } from '#src/domain/shortTime.ts';
import type { MarkdownHandle } from './MarkdownSource.tsx';
import { PublishContainer } from './PublishContainer.tsx';
import { useContentCheck } from './useContentCheck.ts';
import { useContentDraft } from './useContentDraft.ts';
import { useContentPlaces } from './useContentPlaces.ts';
import { useContentSaver } from './useContentSaver.ts';
import { usePresence } from './usePresence.ts';
import { WrittenPartContainer } from './WrittenPartContainer.tsx';

type Standing = Pick<OpenContent, 'state' | 'isLive' | 'publishAt' | 'mayPublish' | 'address'>;

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
  const now = useNow();
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
  const { found, fate, conflict } = draft;
  // Here, so that exercises are not run again with every part that is opened.
  const checked = useContentCheck(kind, id, state.document);
  const presence = usePresence(kind, id);
  const [isNoting, setNoting] = useState(false);
  /** Where the chosen file goes: into the text at the cursor, or into a field. */
  const [picking, setPicking] = useState<'text' | FileField | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const newest = presence?.revision ?? 0;
  useEffect(() => {
    if (newest > saver.read().revision) saver.hearOfChange();
  }, [newest, saver]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      setNoting(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const { showLine, showFinding } = useContentPlaces({ path, part, cast, text: state.document.text, source });
  const isUnsaved = !state.isKept || state.phase === 'offline' || state.phase === 'failed';
  return (
    <EditorFrame
      name={opened.name}
      parts={editorParts(kind, path, part, state.document)}
      liveHref={standing.isLive ? standing.address : null}
      saveState={<SaveState state={state.phase} savedAt={state.savedAt && clockTime(state.savedAt)} />}
      presence={<EditorPresence others={(presence?.others ?? []).flatMap(({ name }) => name ?? [])} />}
      notes={
        (fate !== 'none' || isUnsaved) && (
          <>
            {fate !== 'none' && found && !conflict && (
              <DraftOffer
                at={clockOrTime(found.at, now)}
                isBehind={fate === 'behind'}
                onGoOn={() => void draft.take()}
                onCompare={draft.compare}
                onDiscard={() => setDiscarding(true)}
              />
            )}
            <UnsavedNote state={state.phase} isKept={state.isKept} />
          </>
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
        <VersionsContainer
          userId={userId}
          kind={kind}
          id={id}
          current={state.document}
          onRestore={async (restored) => {
            // What is written now becomes a version first: nothing goes with it.
            if (!(await saver.saveNow())) return false;
            saver.change(restored);
            const isSaved = await saver.saveNow({ origin: 'restored' });
            if (isSaved) await navigate(path);
            return isSaved;
          }}
        />
      ) : (
        <WrittenPartContainer
          taken={taken}
          kind={kind}
          id={id}
          part={part}
          opened={opened}
          document={state.document}
          onChange={(changed) => saver.change({ ...saver.read().document, ...changed })}
          onPickImage={() => setPicking('text')}
          onPickFile={setPicking}
          findings={checked.findings ?? []}
          onLine={showLine}
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
            />
          }
          handle={source}
        />
      )}
      <DeskQuestion
        isOpen={isDiscarding}
        title="Zahodiť rozpísaný text?"
        act="Zahodiť rozpísaný text"
        state="ready"
        onAct={() => {
          draft.discard();
          setDiscarding(false);
        }}
        onClose={() => setDiscarding(false)}
      >
        <p>
          Ostane to, čo je uložené na serveri. Rozpísaný text je len v&nbsp;tomto prehliadači a&nbsp;vrátiť sa nedá.
        </p>
      </DeskQuestion>
      <MediaPickerContainer
        isOpen={picking !== null}
        kind={picking === null || picking === 'text' ? 'image' : picking.kind}
        mayBePrivate={picking !== 'text' && picking?.kind === 'film'}
        onPick={(file) => {
          setPicking(null);
          if (picking === null) return;
          if (picking === 'text') {
            source.current?.insert(file.markdown);
            return;
          }
          const { document: written } = saver.read();
          saver.change({ ...written, data: withFile(written.data, picking, file) as ContentDocument['data'] });
          setTaken(taken + 1);
        }}
        onClose={() => setPicking(null)}
      />
      <VersionNoteDialog
        isOpen={isNoting}
        onClose={() => setNoting(false)}
        onSave={(note) => {
          setNoting(false);
          void saver.saveNow({ note });
        }}
      />
    </EditorFrame>
  );
}
