import { useId } from 'react';
import type { FoundKind, FoundThing } from '#src/contract/search.ts';
import { formatTimecode } from '#src/domain/format.ts';
import { FoundText } from './FoundText.tsx';

interface Props {
  found: FoundThing;
}

const kinds: Record<FoundKind, string> = {
  lecture: 'Lekcia',
  course: 'Kurz',
  article: 'Článok',
  podcast: 'Epizóda podcastu',
  video: 'Video',
  author: 'Lektorský profil',
  page: 'Stránka',
};

/** One thing that was found, with the sentence that has the words; a click anywhere opens it. */
export function FoundItem({ found: { kind, path, title, lecture, excerpt, second } }: Props) {
  const id = useId();
  return (
    <article aria-labelledby={`${id}kind ${id}title`} className="group relative max-w-lead wrap-anywhere">
      <p id={`${id}kind`} className="text-sm text-muted">
        {[kinds[kind], lecture && `${lecture.course}, riadok ${lecture.line}`, second && formatTimecode(second)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h2 id={`${id}title`} className="mt-0.5 text-h3">
        <a
          href={path}
          className="group-hover:text-accent-text after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent-text"
        >
          <FoundText parts={title} />
        </a>
      </h2>
      <p className="mt-1.5 text-muted">
        <FoundText parts={excerpt} />
      </p>
    </article>
  );
}
