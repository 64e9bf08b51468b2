import { decorationTitle, mediaMarkdown } from '#src/domain/media.ts';

/** A picture that stands in a text: where, and what its Markdown says. */
export interface TextPicture {
  from: number;
  to: number;
  alt: string;
  address: string;
  isDecoration: boolean;
}

const picture = /!\[((?:\\.|[^\\\]])*)\]\(\s*<?([^\s<>()]+)>?(?:\s+"([^"]*)")?\s*\)/g;

/** The picture under the cursor, or the only one of its line; `null`: a new one would come there. */
export function pictureAt(text: string, cursor: number): TextPicture | null {
  const start = text.lastIndexOf('\n', cursor - 1) + 1;
  const [line = ''] = text.slice(start).split('\n', 1);
  const found = [...line.matchAll(picture)].map((match): TextPicture => {
    const [whole, alt = '', address = '', title] = match;
    const from = start + match.index;
    const isDecoration = title === decorationTitle;
    return { from, to: from + whole.length, alt: alt.replace(/\\([\\[\]])/g, '$1'), address, isDecoration };
  });
  const under = found.find(({ from, to }) => cursor >= from && cursor <= to);
  return under ?? (found.length === 1 ? (found[0] ?? null) : null);
}

/** The same place with other words. */
export function pictureMarkdown(address: string, alt: string | null): string {
  return mediaMarkdown({ kind: 'image', name: '', address, alt: alt ?? '', isDecoration: alt === null });
}
