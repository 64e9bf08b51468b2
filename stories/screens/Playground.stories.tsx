import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { CodePanel } from '#src/components/code/CodePanel.tsx';
import { FileTabs } from '#src/components/code/FileTabs.tsx';
import { PagePreview } from '#src/components/code/PagePreview.tsx';
import { PageWork } from '#src/components/code/PageWork.tsx';
import { PanelAction } from '#src/components/code/PanelAction.tsx';
import { PlainEditor } from '#src/components/code/PlainEditor.tsx';
import { ProgramLines } from '#src/components/code/ProgramLines.tsx';
import { RunOutput } from '#src/components/code/RunOutput.tsx';
import { CodeHeight } from '#src/components/playground/CodeHeight.tsx';
import { FileActions } from '#src/components/playground/FileActions.tsx';
import { LinkedProgram } from '#src/components/playground/LinkedProgram.tsx';
import { LinkNote } from '#src/components/playground/LinkNote.tsx';
import { NotKept } from '#src/components/playground/NotKept.tsx';
import { PlaygroundScreen } from '#src/components/playground/PlaygroundScreen.tsx';
import { ProgramBar } from '#src/components/playground/ProgramBar.tsx';
import { ProgramList } from '#src/components/playground/ProgramList.tsx';
import { QueryTables } from '#src/components/playground/QueryTables.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Language } from '#src/domain/program/run.ts';
import { listedPrograms } from '#stories/fixtures/playground.ts';
import { printed, program, result } from '#stories/fixtures/program.ts';
import { failed, loading, nothing, screen } from './screen.tsx';

const meta = {
  title: 'screens/Playground',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const lines = <PlainEditor code={program.code} lines={program.html} onChange={nothing} onRun={nothing} />;
const bar = (more: { keep?: 'kept' | 'full'; tabs?: ReactNode } = {}) => (
  <ProgramBar name="Vreckové" instead="" onRename={nothing} keep="kept" {...more}>
    <FileActions accept=".js" onSave={nothing} onOpen={nothing} />
  </ProgramBar>
);
const panel = (children: ReactNode, output: ReactNode, top: ReactNode = bar()) => (
  <CodePanel
    title="Vreckové"
    bar={top}
    state="ready"
    editing="unchanged"
    onRun={nothing}
    onStop={nothing}
    onStep={nothing}
    plain={{ isOn: false, onSwitch: nothing }}
    end={<PanelAction icon="link" label="Skopírovať odkaz" onPress={nothing} />}
    output={output}
  >
    {children}
  </CodePanel>
);
const list = (
  <ProgramList
    programs={listedPrograms}
    current="p1"
    removed={null}
    onOpen={nothing}
    onNew={nothing}
    onRemove={nothing}
  />
);
const page = (children: ReactNode, language: Language = 'javascript') => (
  <PlaygroundScreen language={language} list={list}>
    {children}
  </PlaygroundScreen>
);
const written = panel(<CodeHeight>{lines}</CodeHeight>, <RunOutput lines={printed} message={null} />);
const tables = [
  { name: 'ziaci', columns: ['id', 'meno', 'trieda'] },
  { name: 'vypozicky', columns: ['id', 'ziak_id', 'kniha_id', 'pozicana', 'vratena'] },
];
const tabs = (
  <FileTabs names={['index.html', 'style.css', 'program.js']} current={0} onChoose={nothing} controls="kod" />
);

export const Default = screen(paths.playground(), page(written));

export const Query = screen(
  paths.playground('sql'),
  page(
    panel(
      <>
        <QueryTables tables={tables} />
        <CodeHeight>{lines}</CodeHeight>
      </>,
      <RunOutput lines={[result]} message={null} />,
    ),
    'sql',
  ),
);

export const WebPage = screen(
  paths.playground('stranka'),
  page(
    panel(
      <PageWork id="kod" name="index.html" isEditing preview={<PagePreview place={null} isEmpty />}>
        {lines}
      </PageWork>,
      null,
      bar({ tabs }),
    ),
    'web',
  ),
);

export const FromLink = screen(
  paths.playground(),
  page(
    <LinkedProgram name="Vreckové" file={{ id: 'kod', name: 'program.js', tabs: null, isLong: false }} onEdit={nothing}>
      <ProgramLines title="program.js" html={program.html} />
    </LinkedProgram>,
  ),
);

export const BrokenLink = screen(
  paths.playground(),
  page(
    <>
      <LinkNote why="damaged" />
      {written}
    </>,
  ),
);

export const StorageFull = screen(
  paths.playground(),
  page(
    panel(
      <CodeHeight>{lines}</CodeHeight>,
      null,
      <>
        {bar({ keep: 'full' })}
        <NotKept why="full" />
      </>,
    ),
  ),
);

export const Loading = screen(paths.playground(), loading());

export const Failed = screen(paths.playground(), failed());
