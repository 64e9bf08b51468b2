import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';

type Kind = 'sign-in' | 'already-owned' | 'not-for-sale' | 'closed' | 'provider-down';

interface Props {
  kind: Kind;
  courseName: string;
  courseHref: string;
  /** The sign-in that leads back here. */
  loginHref?: string;
  onRetry?: () => void;
}

const words: Record<Kind, { title: string; lead: (courseName: string) => string; courseLink: string }> = {
  'sign-in': {
    title: 'Najprv sa prihlás',
    lead: (courseName) =>
      `Kúpený kurz patrí k\u00A0účtu, aby ti ostal. Po prihlásení ťa vrátime presne sem, k\u00A0objednávke kurzu „${courseName}“.`,
    courseLink: 'Späť na kurz',
  },
  'already-owned': {
    title: 'Tento kurz už máš',
    lead: (courseName) =>
      `Kurz „${courseName}“ je v\u00A0tvojom účte a\u00A0všetky lekcie sú otvorené. Nič platiť netreba.`,
    courseLink: 'Otvoriť kurz',
  },
  'not-for-sale': {
    title: 'Tento kurz sa teraz nepredáva',
    lead: (courseName) => `Na stránke kurzu „${courseName}“ nájdeš, čo sa z\u00A0neho dá čítať zadarmo.`,
    courseLink: 'Pozrieť kurz',
  },
  closed: {
    title: 'Táto objednávka je už uzavretá',
    lead: (courseName) =>
      `Objednávka kurzu „${courseName}“ sa medzitým zmenila, možno v\u00A0inom okne. Načítaj ju znova a\u00A0uvidíš, ako je na tom.`,
    courseLink: 'Späť na kurz',
  },
  'provider-down': {
    title: 'Platiť sa teraz nedá',
    lead: (courseName) =>
      `Platobná brána neodpovedá. Z\u00A0karty nič neodišlo a\u00A0kurz „${courseName}“ ti neujde, skús to o\u00A0chvíľu znova.`,
    courseLink: 'Späť na kurz',
  },
};

/** Stands in the place of the checkout when there is nothing to pay, or no way to. */
export function CheckoutNotice({ kind, courseName, courseHref, loginHref, onRetry }: Props) {
  const { title, lead, courseLink } = words[kind];
  const isCourseMain = !loginHref && !onRetry;
  return (
    <PlainScreen title={title} lead={lead(courseName)}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {loginHref && <ButtonLink href={loginHref}>Prihlásiť sa</ButtonLink>}
        {onRetry && <Button onPress={onRetry}>{kind === 'closed' ? 'Načítať znova' : 'Skúsiť znova'}</Button>}
        {isCourseMain ? (
          <ButtonLink href={courseHref}>{courseLink}</ButtonLink>
        ) : (
          <TextLink href={courseHref}>{courseLink}</TextLink>
        )}
      </div>
    </PlainScreen>
  );
}
