import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskDrafts } from '#src/browser/desk/deskDrafts.ts';
import { ContentFields } from '#src/components/desk/ContentFields.tsx';
import { DeskButtonLink } from '#src/components/desk/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/DeskEmpty.tsx';
import { DeskNote } from '#src/components/desk/DeskNote.tsx';
import { DeskPage } from '#src/components/desk/DeskPage.tsx';
import { DeskQuestion } from '#src/components/desk/DeskQuestion.tsx';
import { DeskSection } from '#src/components/desk/DeskSection.tsx';
import { DraftOffer } from '#src/components/desk/DraftOffer.tsx';
import { EditorColumns } from '#src/components/desk/EditorColumns.tsx';
import { EditorFrame } from '#src/components/desk/EditorFrame.tsx';
import { EditorPresence } from '#src/components/desk/EditorPresence.tsx';
import { QuizForm } from '#src/components/desk/QuizForm.tsx';
import { SaveState } from '#src/components/desk/SaveState.tsx';
import { SourcedContent } from '#src/components/desk/SourcedContent.tsx';
import { VersionNoteDialog } from '#src/components/desk/VersionNoteDialog.tsx';
import { sectionOf } from '#src/containers/ui/queryState.ts';
import type { ContentDocument, ContentFinding, ContentKind, OpenContent } from '#src/contract/deskContent.ts';
import { contentFields, type FileField, hasText, withFile } from '#src/domain/desk/contentFields.ts';
import { type DeskDraft, fateOfDraft } from '#src/domain/desk/deskDraft.ts';
import type { QuizDraft } from '#src/domain/desk/quizDraft.ts';
import { taskAt, taskLines } from '#src/domain/desk/taskPlaces.ts';
import { clockOrTime } from '#src/domain/deskContent.ts';
import { deskPaths, withFilters } from '#src/domain/deskPaths.ts';
import { clockTime } from '#src/domain/shortTime.ts';
import { openContent } from '#src/queries/deskContent.ts';
import { ConflictContainer } from './ConflictContainer.tsx';
import { useCrumb } from './deskCrumbs.tsx';
import { isMissing } from './deskFailure.tsx';
import { EditorTextContainer } from './EditorTextContainer.tsx';
import type { MarkdownHandle } from './MarkdownSource.tsx';
import { MediaPickerContainer } from './MediaPickerContainer.tsx';
import { PublishContainer } from './PublishContainer.tsx';
import { useContentCheck } from './useContentCheck.ts';
import { useContentSaver } from './useContentSaver.ts';
import { useListAddress } from './useListAddress.ts';
import { useNow } from './useNow.ts';
import { usePresence } from './usePresence.ts';
import { VersionsContainer } from './VersionsContainer.tsx';

/** The form of tasks comes with the parser of Markdown. */
const TasksContainer = lazy(async () => ({ default: (await import('./TasksContainer.tsx')).TasksContainer }));

type Standing = Pick<OpenContent, 'state' | 'isLive' | 'publishAt' | 'mayPublish' | 'address'>;

interface Merging {
  mine: ContentDocument;
  base: number;
  draft: DeskDraft<ContentDocument> | null;
}

interface Props {
  userId: string;
  kind: ContentKind;
  id: string;
}

/** What is written at the desk: its text and all that belongs to it. */
export function ContentEditorContainer({ userId, kind, id }: Props) {
  // What is written here is ahead of what was read: it is never asked again behind the writer's back, and never kept.
  const query = useQuery({
    ...openContent(userId, kind, id),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  useCrumb(query.data?.name ?? null);
  if (isMissing(query.error)) {
    return (
      <DeskPage title="Taký obsah nemáme">
        <DeskEmpty
          title="Na tejto adrese nič nie je"
          action={<DeskButtonLink href={deskPaths.content()}>Späť na zoznam</DeskButtonLink>}
        >
          Adresa je možno neúplná, alebo ho niekto medzitým odstránil.
        </DeskEmpty>
      </DeskPage>
    );
  }
  return (
    <DeskSection {...sectionOf(query)}>
      {(opened) =>
        opened.origin ? (
          <SourcedContent
            name={opened.name}
            origin={opened.origin}
            summary={String(opened.document.data.summary ?? '')}
            text={opened.document.text}
            liveHref={opened.isLive ? opened.address : null}
            isDraft={opened.state === 'draft'}
          />
        ) : (
          <Editor key={`${kind} ${id}`} userId={userId} kind={kind} id={id} opened={opened} />
        )
      }
    </DeskSection>
  );
}

function Editor({ userId, kind, id, opened }: Props & { opened: OpenContent }) {
  const path = deskPaths.contentEditor(kind, id);
  const { filters } = useListAddress(path);
  const part = filters.cast ?? (hasText(kind) ? 'text' : 'vlastnosti');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const now = useNow();
  const [aside, setAside] = useState(() => deskDrafts<ContentDocument>(kind, id).putAside());
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
  const found = aside.find((draft) => fateOfDraft(draft, userId, state) !== 'none') ?? null;
  const fate = fateOfDraft(found, userId, state);
  // Here, so that exercises are not run again with every part that is opened.
  const checked = useContentCheck(kind, id, state.document);
  const presence = usePresence(kind, id);
  const source = useRef<MarkdownHandle>(null);
  const [isNoting, setNoting] = useState(false);
  /** Where the chosen file goes: into the text at the cursor, or into a field. */
  const [picking, setPicking] = useState<'text' | FileField | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const [merging, setMerging] = useState<Merging | null>(null);
  /** What is merged: a draft that is behind, or what was written while somebody else saved. */
  const conflict =
    merging ?? (state.phase === 'changed' ? { mine: state.document, base: state.revision, draft: null } : null);
  const isDelayed = state.phase === 'offline' || state.phase === 'failed';
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
  const [line, setLine] = useState<number | null>(null);
  useEffect(() => {
    if (line === null || part !== 'text') return;
    source.current?.goTo(line);
    setLine(null);
  }, [line, part]);
  const showLine = (found: number) => {
    void navigate(path);
    setLine(found);
  };
  const goTo = ({ kind: of, line: found, field }: ContentFinding) => {
    const task = of.startsWith('exercise') && found !== null ? taskAt(state.document.text, found) : null;
    if (task !== null) {
      void navigate(withFilters(path, { cast: 'ulohy', uloha: task }));
      return;
    }
    const cast = field?.startsWith('quiz') ? 'kviz' : found === null ? 'vlastnosti' : null;
    if (filters.cast !== (cast ?? undefined)) void navigate(withFilters(path, { cast }));
    setLine(found);
  };
  const [taken, setTaken] = useState(0);
  const decide = (draft: DeskDraft<ContentDocument>) => setAside(deskDrafts<ContentDocument>(kind, id).decided(draft));
  const take = async () => {
    if (!found) return;
    // What was written meanwhile is not written over, either.
    await saver.saveNow();
    if (fateOfDraft(found, userId, saver.read()) === 'behind') {
      setMerging({ mine: found.document, base: found.base, draft: found });
      return;
    }
    saver.change(found.document);
    source.current?.replace(found.document.text);
    setTaken(taken + 1);
    saver.keepNow();
    decide(found);
  };
  const leaveConflict = (draft: DeskDraft<ContentDocument> | null) => {
    if (draft) decide(draft);
    setMerging(null);
  };
  return (
    <EditorFrame
      name={opened.name}
      parts={editorParts(kind, path, part, state.document)}
      liveHref={standing.isLive ? standing.address : null}
      saveState={<SaveState state={state.phase} savedAt={state.savedAt && clockTime(state.savedAt)} />}
      presence={<EditorPresence others={(presence?.others ?? []).flatMap(({ name }) => name ?? [])} />}
      notes={
        (fate !== 'none' || isDelayed || !state.isKept) && (
          <>
            {fate !== 'none' && found && !conflict && (
              <DraftOffer
                at={clockOrTime(found.at, now)}
                isBehind={fate === 'behind'}
                onGoOn={() => void take()}
                onCompare={() => setMerging({ mine: found.document, base: found.base, draft: found })}
                onDiscard={() => setDiscarding(true)}
              />
            )}
            {isDelayed && state.isKept && (
              <DeskNote tone="warn">
                <b>{state.phase === 'offline' ? 'Si offline.' : 'Na server sa text zatiaľ nedostal.'}</b> Píš ďalej:
                text je uložený v&nbsp;tomto prehliadači a&nbsp;odošleme ho, keď sa spojenie vráti.
              </DeskNote>
            )}
            {!state.isKept && (
              <DeskNote tone="warn">
                Tento prehliadač si text nevie odložiť. Kým sa neuloží na server, nezatváraj stránku.
              </DeskNote>
            )}
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
          onMerged={async (theirs, merged) => {
            saver.goOnFrom(theirs, merged);
            const isSaved = await saver.saveNow({ origin: 'merged' });
            if (isSaved) leaveConflict(conflict.draft);
            return isSaved;
          }}
          onDiscard={(theirs) => {
            saver.goOnFrom(theirs, theirs.document);
            void saver.saveNow();
            leaveConflict(conflict.draft);
          }}
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
        <Written
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
              onFinding={goTo}
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
          if (found) decide(found);
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

interface WrittenProps {
  kind: ContentKind;
  id: string;
  part: string;
  /** How often the fields were taken from elsewhere: they are drawn anew then. */
  taken: number;
  opened: OpenContent;
  document: ContentDocument;
  onChange: (changed: Partial<ContentDocument>) => void;
  onPickImage: () => void;
  onPickFile: (field: FileField) => void;
  findings: readonly ContentFinding[];
  /** Shows a line of the text. */
  onLine: (line: number) => void;
  panel: React.ReactNode;
  handle: React.Ref<MarkdownHandle>;
}

/** The part of a thing that is written now: its text, its quiz, or what is said of it. */
function Written({
  kind,
  id,
  part,
  taken,
  opened,
  document: written,
  onChange,
  onPickImage,
  onPickFile,
  findings,
  onLine,
  panel,
  handle,
}: WrittenProps) {
  const cursor = useRef<number | null>(null);
  if (part === 'ulohy') {
    return (
      <EditorColumns
        shown="text"
        source={
          <Suspense>
            <TasksContainer
              key={taken}
              kind={kind}
              id={id}
              document={written}
              address={opened.address}
              findings={findings}
              cursor={() => cursor.current}
              onText={(text) => onChange({ text })}
              onLine={onLine}
            />
          </Suspense>
        }
        preview={null}
        panel={panel}
      />
    );
  }
  if (part === 'vlastnosti' || part === 'kviz') {
    return (
      <EditorColumns
        shown="text"
        source={
          part === 'kviz' ? (
            <QuizForm
              key={taken}
              quiz={written.quiz as QuizDraft | null}
              newId={() => `q-${crypto.randomUUID()}`}
              onChange={(quiz) => onChange({ quiz: quiz as ContentDocument['quiz'] })}
            />
          ) : (
            <ContentFields
              key={taken}
              fields={contentFields[kind]}
              values={written.data}
              choices={opened.choices}
              onChange={(data) => onChange({ data: data as ContentDocument['data'] })}
              onPickFile={onPickFile}
            />
          )
        }
        preview={null}
        panel={panel}
      />
    );
  }
  return (
    <EditorTextContainer
      kind={kind}
      id={id}
      document={written}
      onText={(text) => onChange({ text })}
      onLine={(line) => {
        cursor.current = line;
      }}
      onPickImage={onPickImage}
      shown={part === 'nahlad' ? 'preview' : 'text'}
      panel={panel}
      handle={handle}
    />
  );
}

function editorParts(kind: ContentKind, path: string, part: string, { quiz, text }: ContentDocument) {
  const questions = Array.isArray(quiz?.questions) ? quiz.questions.length : 0;
  const at = (name: string, cast: string, count?: number) => ({
    name,
    href: withFilters(path, { cast: cast === 'text' ? null : cast }),
    isCurrent: part === cast,
    ...(count !== undefined && { count }),
  });
  return [
    ...(hasText(kind) ? [at('Text', 'text'), at('Náhľad', 'nahlad')] : []),
    ...(kind === 'lecture' ? [at('Úlohy', 'ulohy', taskLines(text).length), at('Kvíz', 'kviz', questions)] : []),
    at('Vlastnosti', 'vlastnosti'),
    at('Verzie', 'verzie'),
  ];
}
