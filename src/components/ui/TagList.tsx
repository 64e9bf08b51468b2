import { cva } from 'class-variance-authority';

interface Props {
  tags: readonly { slug: string; name: string }[];
  hrefOf: (slug: string) => string;
  /** The tag that the list is filtered by. */
  activeSlug?: string;
  /** A first link that leads to the list without a filter. */
  all?: { name: string; href: string };
}

const pill = cva(
  'inline-flex min-h-11 items-center rounded-[22px] border px-4 py-1.5 text-sm font-strong wrap-anywhere hover:border-accent-text hover:text-accent-text',
  {
    variants: { isActive: { true: 'border-accent bg-accent-soft text-accent-text', false: 'border-line text-muted' } },
  },
);

/** Tags as links to the lists that they filter. */
export function TagList({ tags, hrefOf, activeSlug, all }: Props) {
  if (tags.length === 0) return null;
  const entries = [
    ...(all ? [{ key: 'all', name: all.name, href: all.href, isActive: activeSlug === undefined }] : []),
    ...tags.map((tag) => ({
      key: tag.slug,
      name: tag.name,
      href: hrefOf(tag.slug),
      isActive: tag.slug === activeSlug,
    })),
  ];
  return (
    <ul aria-label="Témy" className="no-print flex flex-wrap gap-2">
      {entries.map((entry) => (
        <li key={entry.key}>
          <a
            href={entry.href}
            aria-current={entry.isActive ? 'page' : undefined}
            className={pill({ isActive: entry.isActive })}
          >
            {entry.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
