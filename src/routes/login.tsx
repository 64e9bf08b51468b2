import { SignInContainer } from '#src/containers/account/SignInContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Route } from './+types/login';
import { pageMeta } from './parts/meta.ts';
import type { PageHandle } from './parts/pageHandle.ts';
import { useServices } from './parts/useServices.ts';

/** Where to go afterwards is the browser's business. */
export const handle: PageHandle = { sharedPath: paths.login() };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Prihlásenie',
    description: 'Prihlásenie do kurzov účtom Google alebo GitHub.',
    path: paths.login(),
    isHidden: true,
  });

export default function Login({ params }: Route.ComponentProps) {
  const services = useServices();
  return <SignInContainer isLocal={services?.identity.provider === 'local'} redirectUri={params.redirectUri} />;
}
