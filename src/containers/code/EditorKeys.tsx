import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SymbolKeys } from '#src/components/code/SymbolKeys.tsx';
import type { Language } from '#src/domain/program/run.ts';
import { indentOf, symbolKeys } from '#src/domain/program/symbolKeys.ts';

interface Props {
  language: Language;
  /** The editor. */
  children: ReactNode;
}

/** The height of the row with its padding. */
const rowHeight = 56;
/** How far above the bottom „Spustiť“ stays. */
const aboveKeys = '--above-keys';

/** An editor with a row of signs on the keyboard of a phone, as long as somebody writes. */
export function EditorKeys({ language, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isWriting, setWriting] = useState(false);
  const [bottom, setBottom] = useState(0);
  useEffect(() => {
    const element = place.current;
    const hasKeyboardOnScreen = matchMedia('(pointer: coarse)');
    const update = () => setWriting(hasKeyboardOnScreen.matches && !!element?.contains(document.activeElement));
    // When the focus leaves, it is nowhere yet.
    const leave = () => setTimeout(update);
    update();
    element?.addEventListener('focusin', update);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', update);
      element?.removeEventListener('focusout', leave);
    };
  }, []);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isWriting || !viewport) return;
    const root = document.documentElement.style;
    const follow = () => {
      const covered = Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
      setBottom(covered);
      root.setProperty(aboveKeys, `${covered + rowHeight}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
      root.removeProperty(aboveKeys);
    };
  }, [isWriting]);
  const write = (symbol: string) => {
    // The one way that works in both editors, and can be undone in both.
    document.execCommand('insertText', false, symbol === '\t' ? indentOf(language) : symbol);
  };
  return (
    <>
      <div ref={place}>{children}</div>
      {isWriting &&
        createPortal(<SymbolKeys symbols={symbolKeys[language]} bottom={bottom} onPress={write} />, document.body)}
    </>
  );
}
