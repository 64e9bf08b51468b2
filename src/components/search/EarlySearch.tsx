import { useLayoutEffect, useRef } from 'react';
import { paths } from '#src/domain/paths.ts';

interface Props {
  onType: (text: string) => void;
  onClose: () => void;
}

/** Takes what is typed until the sheet that searches has come, seen only where that takes a while; Enter leads to the page that searches. */
export function EarlySearch({ onType, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // The sheet gives the focus back to whoever had it before either of them.
  useLayoutEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <form
      action={paths.search()}
      className="motion-appear fixed inset-x-0 top-0 z-50 bg-raised px-12 [animation-delay:300ms] m:top-19 m:mx-auto m:w-180 m:rounded-2xl m:px-15 m:shadow-raised"
    >
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="q"
        aria-label="Čo hľadáš?"
        autoComplete="off"
        placeholder="Hľadaj lekciu, pojem, video"
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        className="min-h-16 w-full bg-transparent text-h3 font-firm outline-none placeholder:font-normal placeholder:text-muted"
      />
    </form>
  );
}
