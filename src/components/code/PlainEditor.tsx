import { type KeyboardEvent, type RefObject, useState } from 'react';
import { ProgramLines } from './ProgramLines.tsx';

interface Props {
  code: string;
  /** Its lines, coloured, for as long as nobody writes; safe markup. */
  lines?: string | null;
  /** 1-based: where the last run stopped. */
  bad?: number | undefined;
  /** The field. */
  place?: RefObject<HTMLTextAreaElement | null>;
  onChange: (code: string) => void;
  onRun: () => void;
  /** Somebody is about to write. */
  onFocus?: () => void;
}

/** A program in a plain text field: until the editor has come, where it cannot come, and for who prefers it. */
export function PlainEditor({ code, lines = null, bad, place, onChange, onRun, onFocus }: Props) {
  const [isFocused, setFocused] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  };
  const isRead = lines !== null && !isFocused;
  return (
    <div className="relative">
      {isRead && (
        <div aria-hidden="true">
          <ProgramLines title="" html={lines} bad={bad} />
        </div>
      )}
      <textarea
        ref={place}
        data-code-editor
        aria-label="Kód"
        value={code}
        rows={Math.min(24, code.split('\n').length)}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          setFocused(true);
          onFocus?.();
        }}
        onBlur={() => setFocused(false)}
        className={`field-sizing-content w-full bg-code py-3 pr-4 pl-13 font-mono text-mono leading-[1.8] text-code-text caret-white focus-visible:outline-code-light max-m:pl-10 max-m:text-md ${isRead ? 'absolute inset-0 size-full cursor-text resize-none opacity-0' : 'block resize-y'}`}
      />
    </div>
  );
}
