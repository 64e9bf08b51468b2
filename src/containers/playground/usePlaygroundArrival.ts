import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Language } from '#src/domain/program/run.ts';
import type { useOpenedProgram } from './useOpenedProgram.ts';

type Shelf = ReturnType<typeof useOpenedProgram>;

interface Options {
  /** That of the address. */
  language: Language;
  shelf: Shelf;
  begin: Shelf['begin'];
  /** Takes the link out of the address. */
  leaveLink: () => void;
}

/** Opens what the address means, once it is known who is here: a language, what a lesson has handed over, or what was open before. */
export function usePlaygroundArrival({ language, shelf, begin, leaveLink }: Options): void {
  const { hash } = useLocation();
  const { isReady } = shelf;
  const before = useRef<Language | null>(null);
  /** Whether something was opened in the place of the example. */
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isReady) return;
    const isFirst = before.current === null;
    const isChosen = before.current !== language;
    before.current = language;
    if (isFirst) {
      if (hash !== '') return;
      isOpened.current = true;
      shelf.restore();
    } else if (isChosen && language !== shelf.opened.program.language) {
      leaveLink();
      shelf.openLast(language);
    }
  }, [isReady, language]);
  // A lesson's program opens as one's own, a link's is read, with one's own behind it.
  useEffect(() => {
    if (!isReady || hash === '') return;
    void import('#src/browser/playground/handOver.ts').then(({ handOver }) => {
      const handed = handOver.take(hash);
      if (handed) return begin(handed.program, handed.from);
      if (isOpened.current) return;
      isOpened.current = true;
      shelf.restore();
      // It was taken before.
      if (handOver.isNamed(hash)) leaveLink();
    });
  }, [isReady, hash]);
}
