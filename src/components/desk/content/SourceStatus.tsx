import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';

interface Props {
  line: number;
  column: number;
  words: number;
}

const key = 'rounded-sm border border-line px-1.5 font-mono text-3xs';

/** Where the cursor is, how long the text is, and the keys of the editor. */
export function SourceStatus({ line, column, words }: Props) {
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-3 py-1 text-3xs text-muted tabular-nums">
      <span>
        riadok {line}, stĺpec {column}
      </span>
      <span>{countedAtDesk(words, 'slovo')}</span>
      <span className="ml-auto pointer-coarse:hidden max-[1599px]:hidden">
        <kbd className={key}>Ctrl</kbd> + <kbd className={key}>S</kbd> uložiť verziu
      </span>
      <span className="pointer-coarse:hidden m:max-[1599px]:ml-auto">
        <kbd className={key}>Esc</kbd>, <kbd className={key}>Tab</kbd> von z&nbsp;textu
      </span>
    </p>
  );
}
