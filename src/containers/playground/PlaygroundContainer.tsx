import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileActions } from '#src/components/playground/FileActions.tsx';
import { FileNote } from '#src/components/playground/FileNote.tsx';
import { LinkNote } from '#src/components/playground/LinkNote.tsx';
import { NotKept } from '#src/components/playground/NotKept.tsx';
import { PlaygroundScreen } from '#src/components/playground/PlaygroundScreen.tsx';
import { ProgramBar } from '#src/components/playground/ProgramBar.tsx';
import { QueryTables } from '#src/components/playground/QueryTables.tsx';
import { WayBack } from '#src/components/playground/WayBack.tsx';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import type { PlaygroundStart } from '#src/contract/playgroundStart.ts';
import { paths } from '#src/domain/paths.ts';
import { playgroundDatabase, playgroundExamples } from '#src/domain/playground/examples.ts';
import { emptyFiles, playgroundLanguages } from '#src/domain/playground/playgroundLanguages.ts';
import { shownName, unnamed } from '#src/domain/playground/shownName.ts';
import type { Language } from '#src/domain/program/run.ts';
import { PlaygroundCode } from './PlaygroundCode.tsx';
import type { PlaygroundPart } from './PlaygroundPart.ts';
import { ProgramListContainer } from './ProgramListContainer.tsx';
import { useFiles } from './useFiles.ts';
import { useLinked } from './useLinked.ts';
import { useLinking } from './useLinking.tsx';
import { useOpenedProgram } from './useOpenedProgram.ts';
import { usePlaygroundArrival } from './usePlaygroundArrival.ts';

interface Props {
  start: PlaygroundStart;
  /** That of the address. */
  language: Language;
}

/** Only who has come by a link reads one. */
const LinkedContainer = lazy(() =>
  import('./LinkedContainer.tsx').then((module) => ({ default: module.LinkedContainer })),
);
/** Only who makes pages needs what shows them. */
const PlaygroundPage = lazy(() =>
  import('./PlaygroundPage.tsx').then((module) => ({ default: module.PlaygroundPage })),
);

/** „Na pokusy“: which program is open, and what is done with it. */
export function PlaygroundContainer({ start, language }: Props) {
  const shelf = useOpenedProgram(language);
  const linked = useLinked();
  const navigate = useNavigate();
  const { opened, keeping, isReady } = shelf;
  const { program } = opened;

  /** The address says the language of what is open. */
  const goTo = (of: Language) => navigate(paths.playground(playgroundLanguages[of].parameter), { replace: true });
  const begin: typeof shelf.begin = (next, from) => {
    shelf.begin(next, from);
    void goTo(next.language);
  };
  const onOpen = (id: string) => {
    linked.leave();
    shelf.open(id);
    const kept = shelf.programs.find((one) => one.id === id);
    if (kept) void goTo(kept.language);
  };

  usePlaygroundArrival({ language, shelf, begin, leaveLink: linked.leave });
  const files = useFiles({ program, onOpen: begin });
  const linking = useLinking(program);
  const ofLanguage = start.languages.find((one) => one.language === program.language);
  const database =
    start.databases.find(({ id }) => id === program.database) ??
    start.databases.find(({ id }) => id === playgroundDatabase);
  const part: PlaygroundPart = {
    title: shownName(program),
    codes: program.files.map(({ code }) => code),
    coloured: playgroundExamples[program.language].files.map(({ code }, at) => ({
      code,
      html: ofLanguage?.files[at]?.html ?? '',
    })),
    address: (program.language === 'sql' ? database?.address : ofLanguage?.address) ?? '',
    bar: ({ tabs, more }) => (
      <>
        <ProgramBar
          name={program.name}
          instead={unnamed(program)}
          onRename={(name) => shelf.write({ name })}
          keep={keeping}
          tabs={tabs}
        >
          <FileActions accept={files.accept} onSave={() => void files.save()} onOpen={files.open} />
          {more}
        </ProgramBar>
        {keeping && keeping !== 'kept' && <NotKept why={keeping} />}
        {files.refused && <FileNote why={files.refused} />}
      </>
    ),
    end: linking.action,
    said: linking.said,
    onWrite: (codes) => shelf.write({ files: program.files.map((file, at) => ({ ...file, code: codes[at] ?? '' })) }),
  };
  const list = (
    <ProgramListContainer
      programs={isReady ? shelf.programs : null}
      current={linked.program ? null : (opened.on?.id ?? null)}
      onOpen={onOpen}
      onNew={() => {
        linked.leave();
        begin({ language: program.language, name: '', files: emptyFiles(program.language) });
      }}
      onRemove={shelf.remove}
    />
  );
  return (
    <PlaygroundScreen
      language={linked.program?.language ?? program.language}
      from={opened.from && <WayBack {...opened.from} />}
      list={list}
    >
      {linked.reason && <LinkNote why={linked.reason} />}
      {linked.program ? (
        <CodeBoundary>
          <Suspense>
            <LinkedContainer
              key={linked.key}
              program={linked.program}
              onEdit={() => {
                if (linked.program) begin(linked.program);
              }}
            />
          </Suspense>
        </CodeBoundary>
      ) : program.language === 'web' ? (
        <CodeBoundary>
          <Suspense>
            <PlaygroundPage key={opened.key} {...part} />
          </Suspense>
        </CodeBoundary>
      ) : (
        <PlaygroundCode
          key={opened.key}
          {...part}
          language={program.language}
          above={program.language === 'sql' && database && <QueryTables tables={database.tables} />}
        />
      )}
    </PlaygroundScreen>
  );
}
