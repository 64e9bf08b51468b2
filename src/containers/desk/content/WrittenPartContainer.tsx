import { lazy, Suspense, useRef } from 'react';
import { ContentFields } from '#src/components/desk/content/ContentFields.tsx';
import { EditorColumns } from '#src/components/desk/content/EditorColumns.tsx';
import { QuizForm } from '#src/components/desk/content/QuizForm.tsx';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import type {
  ContentDocument,
  ContentFinding,
  ContentKind,
  OpenContent,
} from '#src/contract/desk/content/deskContent.ts';
import { contentFields, type FileField } from '#src/domain/desk/content/contentFields.ts';
import { lessonLanguage } from '#src/domain/desk/content/markdownActs.ts';
import type { QuizDraft } from '#src/domain/desk/content/quizDraft.ts';
import { EditorTextContainer } from './EditorTextContainer.tsx';
import type { MarkdownHandle } from './MarkdownSource.tsx';
import type { Pastes } from './usePastes.ts';

/** The form of tasks comes with the parser of Markdown. */
const TasksContainer = lazy(async () => ({
  default: (await import('#src/containers/desk/tasks/TasksContainer.tsx')).TasksContainer,
}));

interface Props {
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
  pastes: Pastes;
  panel: React.ReactNode;
  handle: React.Ref<MarkdownHandle>;
}

/** The part of a thing that is written now: its text, its quiz, or what is said of it. */
export function WrittenPartContainer({
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
  pastes,
  panel,
  handle,
}: Props) {
  const language = lessonLanguage(opened.choices.language);
  const cursor = useRef<number | null>(null);
  if (part === 'ulohy') {
    return (
      <EditorColumns
        shown="text"
        source={
          <CodeBoundary>
            <Suspense>
              <TasksContainer
                key={taken}
                kind={kind}
                id={id}
                document={written}
                address={opened.address}
                programs={opened.choices.programs}
                language={language}
                findings={findings}
                cursor={() => cursor.current}
                onText={(text) => onChange({ text })}
                onLine={onLine}
              />
            </Suspense>
          </CodeBoundary>
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
      pastes={pastes}
      language={language}
      shown={part === 'nahlad' ? 'preview' : 'text'}
      panel={panel}
      handle={handle}
    />
  );
}
