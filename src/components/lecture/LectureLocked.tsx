import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { LectureDenial } from '#src/contract/lecture.ts';
import type { FreeChapter } from '#src/domain/freeChapter.ts';

interface Props {
  reason: LectureDenial;
  /** „49 €“; set when the course is paid. */
  price: string | null;
  /** The checkout; `null` when it is not on sale. */
  buyHref: string | null;
  /** `null` for who is signed in. */
  loginHref: string | null;
  courseHref: string;
  /** What can be read at once; `null` where nothing can. */
  freeChapter: FreeChapter | null;
}

const titles: Record<LectureDenial, string> = {
  'sign-in-required': 'Táto lekcia sa otvorí po prihlásení',
  'course-not-owned': 'Táto lekcia patrí do plateného kurzu',
};

/** Instead of a closed lecture's text: why it is closed, and first what is free. */
export function LectureLocked(props: Props) {
  const { reason } = props;
  return (
    <section className="mt-8 grid justify-items-start gap-4 rounded-xl border-[1.5px] border-accent bg-accent-soft px-6 py-8">
      <span className="text-accent-text">
        <Icon name="lock" size={28} />
      </span>
      <h2 className="text-h2">{titles[reason]}</h2>
      {reason === 'sign-in-required' ? <SignIn {...props} /> : <Buy {...props} />}
    </section>
  );
}

function SignIn({ loginHref, courseHref, freeChapter }: Props) {
  return (
    <>
      <p className="max-w-[36em]">
        Kurz je zadarmo. Účet potrebujeme len na to, aby sme si pamätali, kde si v&nbsp;kurze a&nbsp;čo už máš za sebou.
        {freeChapter && (
          <>
            {' '}
            Bez účtu si prečítaš kapitolu <Chapter {...freeChapter} />.
          </>
        )}
      </p>
      <Ways>
        <ButtonLink href={loginHref ?? courseHref}>Prihlásiť sa</ButtonLink>
      </Ways>
    </>
  );
}

function Buy({ price, buyHref, loginHref, courseHref, freeChapter }: Props) {
  return (
    <>
      <p className="max-w-[36em]">
        {freeChapter ? (
          <>
            Kapitola <Chapter {...freeChapter} /> je zadarmo a&nbsp;bez účtu. Prečítaj si ju celú a&nbsp;rozhodni sa až
            potom.
          </>
        ) : (
          'Na stránke kurzu nájdeš jeho obsah aj cenu.'
        )}
      </p>
      <Ways>
        {freeChapter ? (
          <ButtonLink href={freeChapter.href} icon="arrowRight">
            {freeChapter.number === 1 ? 'Prečítať prvú kapitolu' : `Prečítať ${freeChapter.number}.\u00A0kapitolu`}
          </ButtonLink>
        ) : (
          <ButtonLink href={courseHref}>Pozrieť kurz</ButtonLink>
        )}
        {buyHref && (
          <ButtonLink href={buyHref} kind="quiet">
            Kúpiť za&nbsp;{price}
          </ButtonLink>
        )}
        {price && !buyHref && <span className="text-h3 font-extrabold">{price}</span>}
      </Ways>
      {loginHref && (
        <p className="text-sm">
          Kurz už máš? <TextWay href={loginHref}>Prihlás sa</TextWay> a&nbsp;pokračuj.
        </p>
      )}
    </>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3 max-s:w-full max-s:*:w-full">{children}</div>;
}

function Chapter({ name, href }: FreeChapter) {
  return <TextWay href={href}>{name}</TextWay>;
}

function TextWay({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="text-accent-text underline underline-offset-4">
      {children}
    </a>
  );
}
