import type { Author, AuthorCard } from '#src/contract/author.ts';
import { typeset } from '#src/domain/typography.ts';
import type { AuthorRow } from '#src/server/db/schema/author.ts';
import { renderText } from '#src/server/texts/texts.ts';

export function presentAuthorCard(author: AuthorRow): AuthorCard {
  return { id: author.id, slug: author.slug, name: author.name, role: typeset(author.role) };
}

export async function presentAuthor(author: AuthorRow): Promise<Author> {
  return {
    ...presentAuthorCard(author),
    bioHtml: await renderText(author.bio),
    links: author.links.map(({ name, url }) => ({ name: typeset(name), url })),
  };
}
