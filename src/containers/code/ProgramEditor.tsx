import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { plainEditor } from '#src/browser/storage/storedFlag.ts';
import { PlainEditor } from '#src/components/code/PlainEditor.tsx';
import type { Language } from '#src/domain/program/run.ts';
import type { CodeEditor as Editor } from './CodeEditor.tsx';
import { EditorKeys } from './EditorKeys.tsx';
import type { LineMark } from './lineMark.ts';

interface Props {
  code: string;
  /** The lines as they stand, coloured: they are seen until somebody is about to write. Without them the editor comes at once. */
  lines?: string | null;
  /** The editor has come to lines that were only seen. */
  onWake?: () => void;
  /** Counts what puts another text into the editor. */
  restored: number;
  language: Language;
  mark: LineMark | null;
  /** Not where something else was pressed. */
  takesFocus?: boolean;
  onChange: (code: string) => void;
  onRun: () => void;
}

let CodeEditor: typeof Editor | null = null;

/** Where a program is written, as the visitor likes it best: in a plain field until the editor has come, and where it cannot. */
export function ProgramEditor({ lines = null, onWake, restored, mark, takesFocus = true, ...editor }: Props) {
  const { isOn } = usePlainEditor();
  const field = useRef<HTMLTextAreaElement>(null);
  const [selection, setSelection] = useState<{ anchor: number; head: number } | null>(null);
  const [isOpen, setOpen] = useState(lines === null && CodeEditor !== null);
  const [isFocused, setFocused] = useState(takesFocus);
  const open = async () => {
    if (isOn) return onWake?.();
    try {
      CodeEditor ??= (await import('./CodeEditor.tsx')).CodeEditor;
    } catch {
      // The field stays; the next time that somebody comes to it the editor is asked for again.
      return;
    }
    const { current } = field;
    // At once: a letter that is typed between the two would come to another place.
    flushSync(() => {
      if (current && document.activeElement === current) {
        setSelection({ anchor: current.selectionStart, head: current.selectionEnd });
        setFocused(true);
      }
      setOpen(true);
      onWake?.();
    });
  };
  const isWanted = lines === null && !isOn && !isOpen;
  const wanted = useRef(open);
  useEffect(() => {
    wanted.current = open;
  });
  useEffect(() => {
    if (isWanted) void wanted.current();
  }, [isWanted]);
  useEffect(() => {
    if (takesFocus && lines === null) field.current?.focus({ preventScroll: true });
    // Only of who comes: later the focus is the visitor's.
  }, []);
  return (
    <EditorKeys language={editor.language}>
      {isOpen && !isOn && CodeEditor ? (
        <CodeEditor key={restored} {...editor} mark={mark} takesFocus={isFocused} selection={selection} />
      ) : (
        <PlainEditor
          place={field}
          code={editor.code}
          lines={isOn ? null : lines}
          bad={mark?.line}
          onChange={editor.onChange}
          onRun={editor.onRun}
          onFocus={() => void open()}
        />
      )}
    </EditorKeys>
  );
}

/** Whether programs are written in a plain field of text in this browser, and how to change it. */
export function usePlainEditor() {
  const isOn = useSyncExternalStore(plainEditor.subscribe, plainEditor.get, () => false);
  return { isOn, onSwitch: () => plainEditor.set(!isOn) };
}
