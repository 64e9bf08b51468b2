import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ContentFinding } from '#src/contract/desk/content/deskContent.ts';
import { taskAt } from '#src/domain/desk/tasks/taskPlaces.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import type { MarkdownHandle } from './MarkdownSource.tsx';

interface Options {
  /** Of the editor, without its filters. */
  path: string;
  /** The part that is open. */
  part: string;
  /** The part that the address names. */
  cast: string | undefined;
  text: string;
  source: RefObject<MarkdownHandle | null>;
}

/** The ways to a place of what is written: its part is opened, then its line is shown. */
export function useContentPlaces({ path, part, cast, text, source }: Options) {
  const navigate = useNavigate();
  const [line, setLine] = useState<number | null>(null);
  useEffect(() => {
    if (line === null || part !== 'text') return;
    source.current?.goTo(line);
    setLine(null);
  }, [line, part, source]);
  return {
    showLine: (found: number) => {
      void navigate(path);
      setLine(found);
    },
    showFinding: ({ kind, line: found, field }: ContentFinding) => {
      const task = kind.startsWith('exercise') && found !== null ? taskAt(text, found) : null;
      if (task !== null) {
        void navigate(withFilters(path, { cast: 'ulohy', uloha: task }));
        return;
      }
      const to = field?.startsWith('quiz') ? 'kviz' : found === null ? 'vlastnosti' : null;
      if (cast !== (to ?? undefined)) void navigate(withFilters(path, { cast: to }));
      setLine(found);
    },
  };
}
