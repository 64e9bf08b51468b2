import { Avatar } from '#src/components/ui/Avatar.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import type { AuthorCard } from '#src/contract/author.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  /** Set for a paid course: „49 €“. */
  price: string | null;
  /** Where the first lecture is; `null` for a course without lectures. */
  startHref: string | null;
  author: AuthorCard;
}

/** What can be read, and when. */
function introduction({ price, startHref }: Props): string {
  if (!startHref) return 'Lekcie práve pripravujeme.';
  return price
    ? 'Prvá kapitola je ukážka zadarmo. Prečítaš si ju hneď, bez účtu.'
    : 'Prvú kapitolu si prečítaš hneď, bez účtu. Ďalšie sa otvoria po prihlásení.';
}

/** The box beside a course: what it costs, how to begin, who teaches. */
export function CoursePanel(props: Props) {
  const { price, startHref, author } = props;
  return (
    <aside
      aria-label="Začať kurz"
      className="grid gap-x-8 gap-y-5 rounded-2xl border border-line bg-raised p-6 shadow-raised m:grid-cols-2 l:sticky l:top-6 l:grid-cols-1"
    >
      <div className="grid content-start gap-3.5">
        <p className="text-h2 font-extrabold tracking-[-0.02em]">{price ?? 'Zadarmo'}</p>
        <p className="text-sm text-muted">{introduction(props)}</p>
        {startHref && (
          <div className="no-print">
            <ButtonLink href={startHref} icon="arrowRight" wide>
              {price ? 'Začať ukážkou' : 'Začať kurz'}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className="grid content-start gap-2 border-line max-m:border-t max-m:pt-5 m:max-l:border-l m:max-l:pl-8 l:border-t l:pt-5">
        <p className="text-sm text-muted">Kurzom ťa sprevádza</p>
        <a href={paths.author(author.slug)} className="group flex min-h-11 items-center gap-3.5 py-1">
          <Avatar name={author.name} />
          <span className="grid wrap-anywhere">
            <b className="group-hover:underline">{author.name}</b>
            <span className="text-sm text-muted">{author.role}</span>
          </span>
        </a>
      </div>
    </aside>
  );
}
