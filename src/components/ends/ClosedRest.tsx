import { ButtonLink } from '#src/components/ui/Button.tsx';
import { counted, formOf } from '#src/domain/plural.ts';

interface Props {
  /** Lectures that are still closed to this reader. */
  count: number;
  /** Set for a paid course: „39 €“. */
  price: string | null;
  /** The checkout; `null` when it is not on sale. */
  buyHref: string | null;
  /** Set where an account opens the rest. */
  loginHref: string | null;
  /** What can be read for nothing now: the sample of another course. */
  free: { name: string; href: string } | null;
}

const further = { one: 'Ďalšia', few: 'Ďalšie', many: 'Ďalšie', other: 'Ďalších' };
const open = { one: 'otvorí', few: 'otvoria', many: 'otvorí', other: 'otvorí' };

/** All that was open is done: what opens the rest, and first what is free. */
export function ClosedRest({ count, price, buyHref, loginHref, free }: Props) {
  const rest = count === 1 ? 'Posledná lekcia' : `${formOf(count, further)} ${counted(count, 'lekcia')}`;
  return (
    <div className="grid justify-items-start gap-3.5">
      <p>
        {rest} sa {formOf(count, open)} {loginHref ? 'po\u00A0prihlásení. Účet je zadarmo.' : 'po\u00A0kúpe kurzu.'}
      </p>
      <div className="flex flex-wrap gap-3 max-s:w-full max-s:*:w-full">
        {loginHref && (
          <ButtonLink href={loginHref} icon="arrowRight">
            Prihlásiť sa a&nbsp;pokračovať
          </ButtonLink>
        )}
        {!loginHref && free && (
          <ButtonLink href={free.href} icon="arrowRight">
            Čítať zadarmo: {free.name}
          </ButtonLink>
        )}
        {!loginHref && buyHref && (
          <ButtonLink href={buyHref} kind={free ? 'quiet' : 'primary'}>
            Kúpiť za&nbsp;{price}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
