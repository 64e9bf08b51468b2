import { cva } from 'class-variance-authority';

interface Crumb {
  name: string;
  href: string;
}

interface Props {
  /** From the top down; the page itself is not among them. */
  crumbs: readonly Crumb[];
  /** `course`: they stand on a ground in the colour of a course. */
  ground?: 'page' | 'course';
}

export const breadcrumbsVariants = { ground: { page: 'text-muted', course: 'text-white' } };

const list = cva('no-print text-sm wrap-anywhere', { variants: breadcrumbsVariants });
const link = cva('-ml-1 inline-flex min-h-11 items-center px-1', {
  variants: {
    ground: {
      page: 'hover:text-accent-text hover:underline',
      course: 'underline underline-offset-4 focus-visible:outline-white',
    },
  },
});

/** The way from the top to this page. */
export function Breadcrumbs({ crumbs, ground = 'page' }: Props) {
  return (
    <nav aria-label="Cesta" className={list({ ground })}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className="flex items-center gap-x-2">
            {index > 0 && (
              <span aria-hidden="true" className="-ml-1">
                /
              </span>
            )}
            <a href={crumb.href} className={link({ ground })}>
              {crumb.name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
