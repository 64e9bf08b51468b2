import { data } from 'react-router-dom';
import { VerificationContainer } from '#src/containers/certificate/VerificationContainer.tsx';
import { paths } from '#src/domain/paths.ts';
import { verificationOf } from '#src/queries/certificate.ts';
import type { Route } from './+types/verification';
import { loadInBrowser, loadOnServer } from './parts/load.ts';
import { pageMeta } from './parts/meta.ts';

/** A certificate that nobody knows is not found, and has a page that says what to look at. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await loadOnServer(context, { verification: verificationOf(params.id) });
  return data(page, page.data.verification.state === 'unknown' ? 404 : 200);
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadInBrowser({ verification: verificationOf(params.id) });

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Overenie certifikátu',
    description: 'Či certifikát platí, kto ho vydal a\u00A0čo znamená.',
    path: paths.verification(params.id),
    isHidden: true,
  });

export default function Verification({ params }: Route.ComponentProps) {
  return <VerificationContainer key={params.id} id={params.id} />;
}
