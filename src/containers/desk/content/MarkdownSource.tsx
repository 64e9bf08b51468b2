import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import {
  changeFor,
  insertion,
  type LessonLanguage,
  type MarkdownAct,
  type TextChange,
} from '#src/domain/desk/content/markdownActs.ts';
import type { Pasted } from '#src/domain/desk/content/paste/readPasted.ts';
import { pictureAt, type TextPicture } from '#src/domain/desk/content/pictureAt.ts';
import './markdownSource.css';
import { forgetPaste, insertPasted, type PasteListener, pasting, settlePicture, takeBackPaste } from './pasting.ts';

export interface MarkdownHandle {
  act: (act: MarkdownAct) => void;
  /** What stands at the cursor. */
  picture: () => TextPicture | null;
  /** In the place of the one at the cursor, or at the cursor. */
  putPicture: (markdown: string) => void;
  /** Shows a line, and puts the cursor there. */
  goTo: (line: number) => void;
  /** Replaces the whole text, as one step that can be taken back. */
  replace: (text: string) => void;
  /** Puts the address of a picture into its place; `isNewest`: nothing was written since it was pasted. */
  settlePicture: (place: string, address: string, isNewest: boolean) => void;
  insertPasted: (pasted: Pasted) => void;
  takeBackPaste: () => void;
  forgetPaste: () => void;
}

interface Props {
  /** What stands in it at first; later changes are the editor's own. */
  text: string;
  onChange: (text: string) => void;
  onCursor: (line: number, column: number) => void;
  /** The first line that is seen. */
  onScroll: (line: number) => void;
  paste: PasteListener;
  /** Of programs that an act puts in. */
  language: LessonLanguage;
  handle: Ref<MarkdownHandle>;
}

const colours = HighlightStyle.define([
  { tag: [tags.processingInstruction, tags.meta, tags.url, tags.labelName], class: 'tok-mark' },
  { tag: [tags.heading, tags.strong], class: 'tok-strong' },
  { tag: tags.emphasis, class: 'tok-emphasis' },
  { tag: tags.monospace, class: 'tok-code' },
]);

const attributes = EditorView.contentAttributes.of({
  'aria-label': 'Text v Markdowne',
  spellcheck: 'true',
  lang: 'sk',
  // It takes the focus without it, too; what looks for a way to scroll by keys finds it so.
  tabindex: '0',
});

/** The editor of texts. Escape, then Tab leaves it: Tab itself writes nothing. */
export function MarkdownSource({ text, onChange, onCursor, onScroll, paste, language, handle }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const first = useRef(text);
  const told = useRef({ onChange, onCursor, onScroll, paste, language });
  useEffect(() => {
    told.current = { onChange, onCursor, onScroll, paste, language };
  });
  useEffect(() => {
    if (!place.current) return;
    const act = (name: MarkdownAct) => (view: EditorView) => {
      apply(view, name, told.current.language);
      return true;
    };
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          lineNumbers(),
          history(),
          highlightActiveLine(),
          highlightActiveLineGutter(),
          EditorView.lineWrapping,
          keymap.of([
            { key: 'Mod-b', run: act('bold') },
            { key: 'Mod-2', run: act('heading') },
            // The editor's own would begin a line; the screen's leads to publishing.
            { key: 'Mod-Enter', run: () => true },
            ...defaultKeymap,
            ...historyKeymap,
          ]),
          markdown({ base: markdownLanguage }),
          syntaxHighlighting(colours),
          attributes,
          pasting(() => told.current.paste),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) told.current.onChange(update.state.doc.toString());
            if (update.docChanged || update.selectionSet) {
              const { head } = update.state.selection.main;
              const line = update.state.doc.lineAt(head);
              told.current.onCursor(line.number, head - line.from + 1);
            }
          }),
        ],
      }),
    });
    editor.current = view;
    const scrolled = () => {
      const { top } = view.scrollDOM.getBoundingClientRect();
      const { from } = view.lineBlockAtHeight(top - view.documentTop);
      told.current.onScroll(view.state.doc.lineAt(from).number);
    };
    view.scrollDOM.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      editor.current = null;
      // Its history goes with it: nothing is taken back by one step any more.
      told.current.paste.onWritten();
      view.destroy();
    };
  }, []);
  useImperativeHandle(handle, () => ({
    act: (name) => editor.current && apply(editor.current, name, language),
    picture: () => editor.current && pictureAtCursor(editor.current),
    putPicture: (words) => {
      const view = editor.current;
      if (!view) return;
      const { from, to } = pictureAtCursor(view) ?? view.state.selection.main;
      dispatch(view, insertion(words, from, to));
    },
    goTo: (line) => {
      const view = editor.current;
      if (!view) return;
      const at = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines)).from;
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
      view.focus();
    },
    replace: (whole) => {
      const view = editor.current;
      if (view) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: whole } });
    },
    settlePicture: (...settled) => editor.current && settlePicture(editor.current, ...settled),
    insertPasted: (read) => editor.current && insertPasted(editor.current, read, () => told.current.paste),
    takeBackPaste: () => editor.current && takeBackPaste(editor.current),
    forgetPaste: () => editor.current && forgetPaste(editor.current),
  }));
  return <div ref={place} data-part="source" />;
}

function apply(view: EditorView, act: MarkdownAct, language: LessonLanguage): void {
  const { from, to } = view.state.selection.main;
  const freeId = `uloha-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
  dispatch(view, changeFor(act, view.state.doc.toString(), from, to, freeId, language));
}

const pictureAtCursor = ({ state }: EditorView) => pictureAt(state.doc.toString(), state.selection.main.head);

function dispatch(view: EditorView, { from, to, insert, select: [anchor, head] }: TextChange): void {
  view.dispatch({ changes: { from, to, insert }, selection: { anchor, head }, scrollIntoView: true });
  view.focus();
}
