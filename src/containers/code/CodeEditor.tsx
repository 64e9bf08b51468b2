import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  type LanguageSupport,
  syntaxHighlighting,
} from '@codemirror/language';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import type { Language } from '#src/domain/program/run.ts';
import { indentOf } from '#src/domain/program/symbolKeys.ts';
import './codeEditor.css';
import { type LineMark, lineMark, setLineMark } from './lineMark.ts';

interface Props {
  /** What stands in it at first; later changes are the editor's own. */
  code: string;
  onChange: (code: string) => void;
  onRun: () => void;
  /** Not where something else was pressed. */
  takesFocus?: boolean;
  /** Where somebody was writing before it came. */
  selection?: { anchor: number; head: number } | null;
  /** Java is read only by people. */
  language: Language | 'java';
  /** What the last run said of a line, until the program is changed. */
  mark: LineMark | null;
}

/** One never loads another. */
const supports: Partial<Record<Props['language'], () => Promise<LanguageSupport>>> = {
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
  python: async () => (await import('@codemirror/lang-python')).python(),
  sql: async () => (await import('@codemirror/lang-sql')).sql(),
  web: async () => (await import('@codemirror/lang-html')).html(),
};

/** As the programs of the lessons are coloured (src/styles/prose.css). */
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword], class: 'tok-keyword' },
  { tag: [tags.string, tags.special(tags.string)], class: 'tok-string' },
  { tag: [tags.number, tags.bool, tags.null], class: 'tok-number' },
  { tag: tags.comment, class: 'tok-comment' },
  { tag: [tags.tagName, tags.typeName], class: 'tok-keyword' },
  { tag: [tags.attributeName, tags.propertyName], class: 'tok-parameter' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'tok-function' },
]);

/** The rest of the look is in codeEditor.css. */
const dark = EditorView.theme({}, { dark: true });

const attributes = EditorView.contentAttributes.of({
  'aria-label': 'Kód',
  autocapitalize: 'off',
  autocorrect: 'off',
  spellcheck: 'false',
});

/** The editor of programs. Escape, then Tab leaves it. */
export function CodeEditor({ code, onChange, onRun, language, mark, takesFocus = true, selection = null }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const first = useRef(code);
  const isFocused = useRef(takesFocus);
  const begun = useRef(selection);
  const told = useRef({ onChange, onRun });
  useEffect(() => {
    told.current = { onChange, onRun };
  });
  useEffect(() => {
    if (!place.current) return;
    const runNow = () => {
      told.current.onRun();
      return true;
    };
    const support = new Compartment();
    const run = keymap.of([{ key: 'Mod-Enter', run: runNow }]);
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first.current,
        selection: begun.current ?? undefined,
        extensions: [
          run,
          lineNumbers(),
          history(),
          indentOnInput(),
          indentUnit.of(indentOf(language)),
          bracketMatching(),
          highlightActiveLine(),
          highlightActiveLineGutter(),
          EditorView.lineWrapping,
          keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
          support.of([]),
          lineMark,
          syntaxHighlighting(colours),
          dark,
          attributes,
          EditorView.updateListener.of((update) => {
            if (update.docChanged) told.current.onChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    editor.current = view;
    if (isFocused.current) view.focus();
    // It can be written before its colours come, and without them where they cannot come.
    supports[language]?.().then(
      (loaded) => view.dispatch({ effects: support.reconfigure(loaded) }),
      () => undefined,
    );
    return () => {
      editor.current = null;
      view.destroy();
    };
  }, [language]);
  useEffect(() => editor.current?.dispatch({ effects: setLineMark.of(mark) }), [mark]);
  return <div ref={place} data-code-editor />;
}
