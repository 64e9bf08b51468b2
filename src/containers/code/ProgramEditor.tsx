import { lazy, Suspense, useSyncExternalStore } from 'react';
import { plainEditor } from '#src/browser/storage/storedFlag.ts';
import { PlainEditor } from '#src/components/code/PlainEditor.tsx';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import type { Language } from '#src/domain/program/run.ts';
import { EditorKeys } from './EditorKeys.tsx';
import type { LineMark } from './lineMark.ts';

interface Props {
  code: string;
  /** Counts what puts another text into the editor. */
  restored: number;
  language: Language;
  mark: LineMark | null;
  /** Not where something else was pressed. */
  takesFocus?: boolean;
  onChange: (code: string) => void;
  onRun: () => void;
}

const CodeEditor = lazy(() => import('./CodeEditor.tsx').then((module) => ({ default: module.CodeEditor })));

/** Where a program is written, as the visitor likes it best. */
export function ProgramEditor({ restored, mark, takesFocus, ...editor }: Props) {
  const { isOn } = usePlainEditor();
  const plain = <PlainEditor code={editor.code} onChange={editor.onChange} onRun={editor.onRun} />;
  return (
    <EditorKeys language={editor.language}>
      {isOn ? (
        plain
      ) : (
        <CodeBoundary instead={plain}>
          <Suspense fallback={plain}>
            <CodeEditor key={restored} {...editor} mark={mark} takesFocus={takesFocus} />
          </Suspense>
        </CodeBoundary>
      )}
    </EditorKeys>
  );
}

/** Whether programs are written in a plain field of text in this browser, and how to change it. */
export function usePlainEditor() {
  const isOn = useSyncExternalStore(plainEditor.subscribe, plainEditor.get, () => false);
  return { isOn, onSwitch: () => plainEditor.set(!isOn) };
}
