import type { Author, AuthorCard } from '#src/contract/author.ts';
import { typeset } from '#src/domain/typography.ts';
import type { AuthorRow } from '#src/server/db/schema/author.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';

export function presentAuthorCard(author: AuthorRow): AuthorCard {
  return { id: author.id, slug: author.slug, name: author.name, role: typeset(author.role) };
}

export function presentAuthor(author: AuthorRow): Author {
  return {
    ...presentAuthorCard(author),
    bioHtml: renderMarkdown(author.bio),
    links: author.links.map(({ name, url }) => ({ name: typeset(name), url })),
  };
}
