import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/login';
import { pageMeta } from './meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Prihlásenie',
    description: 'Prihlásenie do kurzov.',
    path: paths.login(),
    isHidden: true,
  });

export default function Login() {
  return (
    <PlainScreen
      title="Prihlásenie"
      lead={
        'Táto stránka beží bez prihlasovania. Prvá kapitola každého kurzu je otvorená aj bez účtu, začni pokojne hneď.'
      }
    >
      <ButtonLink href={paths.courses()}>Pozrieť kurzy</ButtonLink>
    </PlainScreen>
  );
}
