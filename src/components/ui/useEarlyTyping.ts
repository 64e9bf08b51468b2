import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

/**
 * What a visitor typed into the server's markup before its scripts came is told to whoever keeps the field's value, which
 * would else be put over it at the next key. The ref is for the field.
 */
export function useEarlyTyping<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onChange: (value: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const [isFromServer] = useState(!useIsHydrated());
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? value;
    if (isFromServer && typed !== value) onChange(typed);
  });
  useLayoutEffect(() => takeOver(), []);
  return field;
}
