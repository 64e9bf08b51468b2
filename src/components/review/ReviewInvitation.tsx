import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { ReviewAbility } from '#src/contract/review.ts';
import { paths } from '#src/domain/paths.ts';

type MissingForReview = Exclude<ReviewAbility, 'allowed'>;

interface Props {
  missing: MissingForReview;
  loginHref: string;
  courseHref: string;
}

interface Words {
  text: string;
  action: string;
  href: (props: Props) => string;
}

/** The reviews stand on the course's own page: what to read is further up. */
const outlineHref = ({ courseHref }: Props) => `${courseHref}#obsah-kurzu`;

const words: Record<MissingForReview, Words> = {
  'sign-in-required': {
    text: 'Učíš sa v\u00A0tomto kurze? Prihlás sa a\u00A0napíš, ako ti sadol.',
    action: 'Prihlásiť sa',
    href: ({ loginHref }) => loginHref,
  },
  'profile-required': {
    text: 'Pri hodnotení bude tvoje meno. Najprv nám povedz, ako ťa máme volať.',
    action: 'Doplniť profil',
    href: ({ courseHref }) => paths.onboarding(courseHref),
  },
  'course-not-owned': {
    text: 'Kurz hodnotia tí, ktorí ho majú. Ukážku zadarmo si môžeš prečítať aj teraz.',
    action: 'Pozrieť obsah kurzu',
    href: outlineHref,
  },
  'no-lecture-completed': {
    text: 'Keď budeš mať dokončenú aspoň jednu lekciu, môžeš sem napísať, ako sa ti v\u00A0kurze učí.',
    action: 'Vybrať lekciu',
    href: outlineHref,
  },
  'course-author': {
    text: 'Tento kurz vedieš, preto jeho hodnotenie patrí tým, ktorí sa v\u00A0ňom učia.',
    action: 'Napísať nám, čo v\u00A0kurze zlepšiť',
    href: () => paths.feedback(),
  },
};

/** Says to who cannot review a course (yet) what is missing, and leads there. */
export function ReviewInvitation(props: Props) {
  const { text, action, href } = words[props.missing];
  return (
    <div className="grid justify-items-start gap-1 rounded-xl border border-line bg-surface px-6 py-4">
      <p>{text}</p>
      <TextLink href={href(props)}>{action}</TextLink>
    </div>
  );
}
