import type { ContentFolder } from './ContentFolder.ts';

interface Numbered {
  path: string;
  position: number;
  fileName: string;
}

/** `02-premenne.md` is at position 2 and named `premenne`. */
export function numbered(folder: ContentFolder, paths: string[]): Numbered[] {
  const taken = new Set<number>();
  const found = paths.flatMap((path) => {
    const match = /\/(\d{1,3})-([a-z0-9-]+)(?:\.md)?$/.exec(path);
    const position = Number(match?.[1]);
    if (!match) folder.problem(path, null, 'must be named by its order, such as 01-prvy-riadok');
    else if (taken.has(position)) folder.problem(path, null, `has the number of a neighbour: ${match[1]}`);
    taken.add(position);
    return match ? [{ path, position, fileName: match[2] ?? '' }] : [];
  });
  return found.sort((a, b) => a.position - b.position);
}

/** The name of its file or folder, the reverse of `numbered`. */
export function withNumber({ position, fileName }: { position: number; fileName: string }): string {
  return `${String(position).padStart(2, '0')}-${fileName}`;
}
