import type { KeyboardEvent } from 'react';

interface Props {
  code: string;
  onChange: (code: string) => void;
  onRun: () => void;
}

/** A program in a plain text field: until the editor has come, where it cannot come, and for who prefers it. */
export function PlainEditor({ code, onChange, onRun }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  };
  return (
    <textarea
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
      className="block w-full resize-y bg-code py-3 pr-4 pl-13 font-mono text-mono leading-[1.8] text-code-text caret-white focus-visible:outline-code-light max-m:pl-10 max-m:text-md"
    />
  );
}
