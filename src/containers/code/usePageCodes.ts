import { useState } from 'react';
import { exerciseMemory } from '#src/browser/exercise/exerciseMemory.ts';
import type { PageProgram } from './PageContainer.tsx';
import { draftOf } from './programDraft.ts';

/** What stands in the files of a page, which is kept as it is written; `author` is what was there at first. */
export function usePageCodes({ files, draft }: PageProgram) {
  const author = files.map(({ code }) => code);
  const [kept] = useState(() => readCodes(draftOf(draft), author.length));
  const [codes, setCodes] = useState(kept ?? author);
  const write = (next: string[]) => {
    setCodes(next);
    const isAuthors = next.every((text, index) => text === author[index]);
    exerciseMemory.saveCode(draft.id, isAuthors ? null : JSON.stringify(next), draft.lectureId);
  };
  return { author, codes, isKept: kept !== null, write };
}

/** The files of a kept page; `null` where nothing is kept, or not of so many. */
function readCodes(draft: string | undefined, count: number): string[] | null {
  if (draft === undefined) return null;
  const codes: unknown = JSON.parse(draft);
  return Array.isArray(codes) && codes.length === count && codes.every((code) => typeof code === 'string')
    ? codes
    : null;
}
