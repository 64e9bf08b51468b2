import type { LinksFunction, MetaDescriptor } from 'react-router-dom';
import { DeskFailure } from '#src/components/desk/frame/DeskFailure.tsx';
import { DeskContainer } from '#src/containers/desk/frame/DeskContainer.tsx';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';
import stylesheet from '#src/styles/desk.css?url';
import type { PageHandle } from './parts/pageHandle.ts';

/** The server knows nobody: every address of the desk is the same page, and the browser finds out who sits there. */
export const handle: PageHandle = { sharedPath: deskPaths.overview() };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta(): MetaDescriptor[] {
  return [{ title: `Zázemie webu | ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

export default function Admin() {
  return <DeskContainer />;
}

/** The desk's own: the site's error screen speaks to learners, and has no place here (spec 2 and 8). */
export function ErrorBoundary() {
  return <DeskFailure homeHref={paths.home()} onReload={() => location.reload()} />;
}
