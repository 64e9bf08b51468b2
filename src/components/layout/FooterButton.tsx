import type { ReactNode } from 'react';
import { footerLinkLook } from './footerLinkLook.ts';

interface Props {
  id: string;
  /** Not to be pressed before it works; its place is kept. */
  isReady: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button that stands among the footer's links and looks like them. */
export function FooterButton({ id, isReady, onPress, children }: Props) {
  return (
    <button id={id} type="button" onClick={onPress} className={`${footerLinkLook} ${isReady ? '' : 'invisible'}`}>
      {children}
    </button>
  );
}
