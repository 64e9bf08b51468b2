import type { ComponentProps } from 'react';
import { CodePanel } from '#src/components/code/CodePanel.tsx';
import { LargeView } from '#src/components/code/LargeView.tsx';
import { ProgramLines } from '#src/components/code/ProgramLines.tsx';

interface Props {
  panel: Omit<ComponentProps<typeof CodePanel>, 'children' | 'onEdit'>;
  /** Its lines, coloured. */
  html: string;
  bad: number | undefined;
  onClose: () => void;
  onClosed: () => void;
}

/** A program as it is now, for a class: to be read and run. */
export function LargeProgram({ panel, html, bad, onClose, onClosed }: Props) {
  return (
    <LargeView title={panel.title} onPrint={() => window.print()} onClose={onClose} onClosed={onClosed}>
      <CodePanel {...panel} editing="no" isLarge onEdit={() => undefined}>
        <ProgramLines title={panel.title} html={html} bad={bad} />
      </CodePanel>
    </LargeView>
  );
}
