import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { EditorColumns } from '#src/components/desk/content/EditorColumns.tsx';
import { EditorFrame } from '#src/components/desk/content/EditorFrame.tsx';
import { EditorPresence } from '#src/components/desk/content/EditorPresence.tsx';
import { MarkdownToolbar } from '#src/components/desk/content/MarkdownToolbar.tsx';
import { PreviewBar } from '#src/components/desk/content/PreviewBar.tsx';
import { PublishPanel } from '#src/components/desk/content/PublishPanel.tsx';
import { SourceStatus } from '#src/components/desk/content/SourceStatus.tsx';
import { TextPreview } from '#src/components/desk/content/TextPreview.tsx';
import { DeskShell } from '#src/components/desk/frame/DeskShell.tsx';
import { SaveState, type SaveStateName } from '#src/components/desk/kit/SaveState.tsx';
import { ConflictView } from '#src/components/desk/versions/ConflictView.tsx';
import { TextDiff } from '#src/components/desk/versions/TextDiff.tsx';
import { VersionCompare } from '#src/components/desk/versions/VersionCompare.tsx';
import { VersionHead } from '#src/components/desk/versions/VersionHead.tsx';
import { VersionList } from '#src/components/desk/versions/VersionList.tsx';
import { diffTexts } from '#src/domain/desk/versions/diffTexts.ts';
import { paths } from '#src/domain/paths.ts';
import { deskItems } from '#stories/fixtures/desk.ts';
import {
  changedText,
  editorParts,
  findings,
  lectureText,
  merge,
  openLecture,
  previewHtml,
  versions,
} from '#stories/fixtures/deskEditor.ts';
import { nothing } from './screen.tsx';

const meta = {
  title: 'screens/AdminEditor',
  tags: ['screen', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

function at(state: SaveStateName, children: ReactNode): StoryObj {
  return {
    render: () => (
      <DeskShell
        items={deskItems.map((item) => ({ ...item, isCurrent: item.number === '2' }))}
        person={{ name: 'Jana Oravcová', roles: 'správa' }}
        crumbs={[
          { name: 'Obsah', href: '#obsah' },
          { name: openLecture.name, href: '#lekcia' },
        ]}
        homeHref={paths.home()}
      >
        <EditorFrame
          name={openLecture.name}
          parts={editorParts}
          saveState={<SaveState state={state} savedAt="12:03" />}
          presence={<EditorPresence others={['Peter Kmeť']} />}
          liveHref={openLecture.address}
        >
          {children}
        </EditorFrame>
      </DeskShell>
    ),
  };
}

/** The source itself is CodeMirror's; here only its text stands. */
export const Default: StoryObj = at(
  'saved',
  <EditorColumns
    shown="text"
    source={
      <>
        <MarkdownToolbar onAct={nothing} onPickImage={nothing} />
        <pre className="min-h-0 flex-1 overflow-hidden p-3 font-mono text-2xs whitespace-pre-wrap">{lectureText}</pre>
        <SourceStatus line={9} column={41} words={56} />
      </>
    }
    preview={
      <>
        <PreviewBar viewer="learner" width="desktop" onViewer={nothing} onWidth={nothing} />
        <TextPreview html={previewHtml} state="ready" stylesheets={[]} theme={null} width="desktop" />
      </>
    }
    panel={
      <PublishPanel
        now={Date.parse('2026-11-25T07:00:00Z')}
        {...openLecture}
        isUnchanged={false}
        findings={findings}
        proving={null}
        readingMinutes={13}
        checking="ready"
        act="ready"
        error={null}
        courseHref={null}
        link={null}
        onPublish={nothing}
        onReview={nothing}
        onWithdraw={nothing}
        onCheck={nothing}
        onFinding={nothing}
        onLink={nothing}
      />
    }
  />,
);

export const Conflict: StoryObj = at(
  'changed',
  <ConflictView
    merge={merge}
    choices={{}}
    onChoose={nothing}
    theirs={{ name: 'Peter Kmeť', at: '12:01' }}
    state="ready"
    onSave={nothing}
    onDiscard={nothing}
  />,
);

export const Versions: StoryObj = at(
  'saved',
  <VersionCompare list={<VersionList versions={versions} current={13} hrefOf={(id) => `#${id}`} />}>
    <VersionHead title="Dnes 11:47" added={2} removed={2} fields={[]} choice={null} restore={null} />
    <TextDiff runs={diffTexts(lectureText, changedText)} />
  </VersionCompare>,
);
