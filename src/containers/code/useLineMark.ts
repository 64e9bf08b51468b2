import { useMemo } from 'react';
import type { RunMessage } from '#src/domain/program/runMessage.ts';
import type { LineMark } from './lineMark.ts';

/** What the editor says at the line of which a run has said something. */
export function useLineMark(said: RunMessage | null): LineMark | null {
  return useMemo(
    () => (said?.line && !said.isNote ? { line: said.line, text: said.short ?? said.title } : null),
    [said],
  );
}
