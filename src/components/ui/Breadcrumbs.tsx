interface Crumb {
  name: string;
  href: string;
}

interface Props {
  /** From the top down; the page itself is not among them. */
  crumbs: readonly Crumb[];
}

/** The way from the top to this page. */
export function Breadcrumbs({ crumbs }: Props) {
  return (
    <nav aria-label="Cesta" className="no-print text-sm text-muted wrap-anywhere">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            <a href={crumb.href} className="inline-flex min-h-11 items-center hover:text-accent-text hover:underline">
              {crumb.name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
