import { AccountBenefits } from '#src/components/account/AccountBenefits.tsx';
import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';

interface Props {
  /** The sign-in that leads back here. */
  href: string;
}

/** Stands in the place of a screen that belongs to a signed-in learner. */
export function SignInRequired({ href }: Props) {
  return (
    <PlainScreen
      title="Najprv sa prihlás"
      lead={'Táto stránka patrí k\u00A0tvojmu účtu. Po prihlásení ťa vrátime presne sem.'}
      aside={<AccountBenefits />}
    >
      <ButtonLink href={href}>Prihlásiť sa</ButtonLink>
    </PlainScreen>
  );
}
