import { useState } from 'react';

/** Copies a program, and says so for a moment. */
export function useCopying(code: string) {
  const [hasCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return { hasCopied, onCopy: () => void copy() };
}
