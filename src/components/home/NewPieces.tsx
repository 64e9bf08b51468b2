import { Cover } from '#src/components/cover/Cover.tsx';
import type { CoverKind } from '#src/domain/cover.ts';
import { typeset } from '#src/domain/typography.ts';

export interface NewPiece {
  cover: CoverKind;
  /** Slugs, which colour the cover. */
  tags?: readonly string[];
  /** „Článok · 5 minút“. */
  kind: string;
  title: string;
  summary: string;
  href: string;
}

interface Props {
  pieces: readonly NewPiece[];
}

/** The newest of each kind in one row; on a phone it is swiped, and the next one can be seen. */
export function NewPieces({ pieces }: Props) {
  return (
    <ul className="flex snap-x snap-mandatory scroll-px-5 gap-3.5 max-m:-mx-5 max-m:overflow-x-auto max-m:px-5 m:grid m:grid-cols-3 m:gap-6">
      {pieces.map((piece) => (
        <li
          key={piece.href}
          className="group relative flex w-65.5 shrink-0 snap-start flex-col overflow-hidden rounded-2xl border border-line bg-raised wrap-anywhere hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent-text m:w-auto"
        >
          <Cover kind={piece.cover} title={piece.title} tags={piece.tags ?? []} />
          <div className="p-5 m:p-6">
            <p className="mb-2 text-sm font-firm text-muted">{piece.kind}</p>
            <h3 className="text-h3">
              <a
                href={piece.href}
                className="group-hover:underline after:absolute after:inset-0 focus-visible:outline-none"
              >
                {typeset(piece.title)}
              </a>
            </h3>
            <p className="mt-2 text-md leading-normal text-muted max-m:hidden">{typeset(piece.summary)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
