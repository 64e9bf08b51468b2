export type FileRefusal = 'kind' | 'size' | 'binary';

interface Props {
  why: FileRefusal;
}

const words: Record<FileRefusal, string> = {
  kind: 'Taký súbor tu otvoriť nevieme. Skús súbor s\u00A0koncovkou .js, .py, .sql, .html alebo .csv.',
  size: 'Súbor je príliš veľký. Program môže mať najviac 100\u00A0000 znakov.',
  binary: 'V\u00A0súbore nie je text, takže to nie je program.',
};

/** Why a file was not opened; the program stays as it was. */
export function FileNote({ why }: Props) {
  return (
    <p
      role="status"
      className="border-b border-code-line bg-code-out px-[1.1em] py-3 text-sm text-code-warning max-m:px-3"
    >
      {words[why]}
    </p>
  );
}
