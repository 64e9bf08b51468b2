import { Portrait } from '#src/components/author/Portrait.tsx';
import type { AuthorCard } from '#src/contract/author.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  author: AuthorCard;
}

/** Who made it: portrait, name and role; leads to the lecturer. */
export function AuthorLine({ author }: Props) {
  return (
    <a href={paths.author(author.slug)} className="group flex min-h-14 items-center gap-3.5">
      <Portrait author={author} />
      <span className="grid">
        <span className="font-strong leading-snug decoration-2 underline-offset-4 group-hover:text-accent-text group-hover:underline">
          {author.name}
        </span>
        <span className="text-sm text-muted">{author.role}</span>
      </span>
    </a>
  );
}
