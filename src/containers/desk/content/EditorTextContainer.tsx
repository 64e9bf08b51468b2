import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { EditorColumns } from '#src/components/desk/content/EditorColumns.tsx';
import { MarkdownToolbar } from '#src/components/desk/content/MarkdownToolbar.tsx';
import { PasteNote } from '#src/components/desk/content/PasteNote.tsx';
import { PreviewBar } from '#src/components/desk/content/PreviewBar.tsx';
import { SourceStatus } from '#src/components/desk/content/SourceStatus.tsx';
import { TextPreview } from '#src/components/desk/content/TextPreview.tsx';
import type { ContentDocument, ContentKind, Viewer } from '#src/contract/desk/content/deskContent.ts';
import { countWords, type LessonLanguage } from '#src/domain/desk/content/markdownActs.ts';
import siteSheet from '#src/styles.css?url';
import { type MarkdownHandle, MarkdownSource } from './MarkdownSource.tsx';
import { useContentPreview } from './useContentPreview.ts';
import type { Pastes } from './usePastes.ts';

interface Props {
  kind: ContentKind;
  id: string;
  document: ContentDocument;
  onText: (text: string) => void;
  /** The line that is being written. */
  onLine: (line: number) => void;
  onPickImage: () => void;
  pastes: Pastes;
  /** Of programs that the toolbar puts in. */
  language: LessonLanguage;
  shown: 'text' | 'preview';
  panel: React.ReactNode;
  handle: Ref<MarkdownHandle>;
}

/** The Markdown of a thing, and beside it what the site makes of it. */
export function EditorTextContainer({
  kind,
  id,
  document: written,
  onText,
  onLine,
  onPickImage,
  pastes,
  language,
  shown,
  panel,
  handle,
}: Props) {
  const source = useRef<MarkdownHandle>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [cursor, setCursor] = useState({ line: 1, column: 1 });
  const [viewer, setViewer] = useState<Viewer>('learner');
  const [width, setWidth] = useState<'phone' | 'desktop'>('desktop');
  const top = useRef(1);
  const { html, isFailed } = useContentPreview(kind, id, written, viewer);
  const theme = document.documentElement.dataset.theme;
  useImperativeHandle(handle, () => source.current as MarkdownHandle);
  const follow = (line: number) => {
    top.current = line;
    const view = frame.current?.contentDocument;
    const blocks = [...(view?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    // What is closed has no place: a solution at the end of a lecture would hold the preview where it is.
    const block = blocks.findLast((of) => Number(of.dataset.line) <= line && of.checkVisibility());
    const scroller = view?.scrollingElement;
    if (scroller) scroller.scrollTop = block ? scroller.scrollTop + block.getBoundingClientRect().top - 16 : 0;
  };
  return (
    <EditorColumns
      shown={shown}
      source={
        <>
          <MarkdownToolbar onAct={(act) => source.current?.act(act)} onPickImage={onPickImage} />
          {pastes.note && <PasteNote {...pastes.note} />}
          <MarkdownSource
            text={written.text}
            onChange={onText}
            onCursor={(line, column) => {
              setCursor({ line, column });
              onLine(line);
            }}
            onScroll={follow}
            paste={pastes.listener}
            language={language}
            handle={source}
          />
          <SourceStatus {...cursor} words={countWords(written.text)} />
        </>
      }
      preview={
        <>
          <PreviewBar viewer={viewer} width={width} onViewer={setViewer} onWidth={setWidth} />
          <TextPreview
            html={html ?? ''}
            state={isFailed ? 'failed' : html === null ? 'loading' : 'ready'}
            stylesheets={[siteSheet]}
            theme={theme === 'light' || theme === 'dark' ? theme : null}
            width={width}
            frame={frame}
            onReady={() => follow(top.current)}
          />
        </>
      }
      panel={panel}
    />
  );
}
