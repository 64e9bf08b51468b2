import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/ui/Button.tsx';

interface Props {
  /** Set for a paid course: „49 €“. */
  price: string | null;
  /** The checkout; `null` when it is not on sale. */
  buyHref: string | null;
  /** Where the first lecture is; `null` for a course without lectures. */
  startHref: string | null;
  /** Something of it is done already. */
  isBegun?: boolean;
}

/** What can be read, and when. */
function introduction({ price, startHref }: Props): ReactNode {
  if (!startHref) return 'Lekcie práve pripravujeme.';
  return price ? (
    <>
      Prvá kapitola je ukážka zadarmo. Prečítaš si ju hneď<span className="[.session_&]:hidden">, bez účtu</span>.
    </>
  ) : (
    'Prvú kapitolu si prečítaš hneď, bez účtu. Ďalšie sa otvoria po prihlásení.'
  );
}

/** What a course costs and how to begin: the sample first, the price second. */
export function CourseOffer(props: Props) {
  const { price, buyHref, startHref, isBegun = false } = props;
  return (
    <div className="grid gap-3.5">
      <p className="text-h2 font-extrabold tracking-title">{price ?? 'Zadarmo'}</p>
      <p className="text-sm text-muted">{introduction(props)}</p>
      {price && !buyHref && <p>Tento kurz sa teraz nepredáva. Kto ho už má, tomu ostáva.</p>}
      {startHref && (
        <div className="no-print grid gap-2.5">
          <ButtonLink href={startHref} kind="course" icon="arrowRight" wide>
            {isBegun ? 'Pokračovať' : price ? 'Vyskúšať zadarmo' : 'Začať kurz'}
          </ButtonLink>
          {buyHref && (
            <ButtonLink href={buyHref} kind="quiet" wide>
              Kúpiť za&nbsp;{price}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
