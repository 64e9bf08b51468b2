import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { LectureDenial } from '#src/contract/lecture.ts';

interface Props {
  reason: LectureDenial;
  /** „49 €“; set when the course is paid. */
  price: string | null;
  /** The checkout; `null` when it is not on sale. */
  buyHref: string | null;
  /** `null` for who is signed in. */
  loginHref: string | null;
  courseHref: string;
}

const words: Record<LectureDenial, { title: string; text: string; action: string }> = {
  'sign-in-required': {
    title: 'Táto lekcia sa otvorí po prihlásení',
    text: 'Kurz je zadarmo. Účet potrebujeme len na to, aby sme si pamätali, kde si v\u00A0kurze a\u00A0čo už máš za sebou.',
    action: 'Prihlásiť sa',
  },
  'course-not-owned': {
    title: 'Táto lekcia patrí do plateného kurzu',
    text: 'Prvá kapitola kurzu je ukážka zadarmo, prečítaj si ju celú. Ak ti sadne, na stránke kurzu nájdeš cenu aj zvyšok obsahu.',
    action: 'Pozrieť kurz',
  },
};

/** Instead of a closed lecture's text: why it is closed and what to do. */
export function LectureLocked({ reason, price, buyHref, loginHref, courseHref }: Props) {
  const { title, text, action } = words[reason];
  return (
    <section className="mt-8 grid justify-items-start gap-4 rounded-xl border-[1.5px] border-accent bg-accent-soft px-6 py-8">
      <span className="text-accent-text">
        <Icon name="lock" size={28} />
      </span>
      <h2 className="text-h2">{title}</h2>
      <p className="max-w-[36em]">{text}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3 max-s:w-full max-s:*:w-full">
        {buyHref && <ButtonLink href={buyHref}>Kúpiť kurz za&nbsp;{price}</ButtonLink>}
        <ButtonLink
          href={(reason === 'sign-in-required' && loginHref) || courseHref}
          kind={buyHref ? 'quiet' : 'primary'}
        >
          {action}
        </ButtonLink>
        {price && !buyHref && <span className="text-h3 font-extrabold">{price}</span>}
      </div>
      {reason === 'course-not-owned' && loginHref && (
        <p className="text-sm">
          Kurz už máš?{' '}
          <a href={loginHref} className="text-accent-text underline underline-offset-4">
            Prihlás sa
          </a>{' '}
          a&nbsp;pokračuj.
        </p>
      )}
    </section>
  );
}
