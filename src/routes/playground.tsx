import { useLocation } from 'react-router-dom';
import { PlaygroundContainer } from '#src/containers/playground/PlaygroundContainer.tsx';
import { QuerySection } from '#src/containers/ui/QuerySection.tsx';
import { paths } from '#src/domain/paths.ts';
import {
  languageOfParameter,
  playgroundLanguages,
  playgroundOrder,
} from '#src/domain/playground/playgroundLanguages.ts';
import { playgroundStart } from '#src/queries/playground.ts';
import type { Route } from './+types/playground';
import { loadInBrowser, loadOnServer } from './parts/load.ts';
import { pageMeta } from './parts/meta.ts';
import type { PageHandle } from './parts/pageHandle.ts';

const parameters = playgroundOrder.flatMap((language) => playgroundLanguages[language].parameter ?? []);

export const handle: PageHandle = { choice: { parameter: 'jazyk', values: parameters } };

const parameterOf = (search: string) => new URLSearchParams(search).get('jazyk');

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, { start: playgroundStart() });

export const clientLoader = () => loadInBrowser({ start: playgroundStart() });

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { parameter } = playgroundLanguages[languageOfParameter(parameterOf(location.search))];
  return pageMeta(matches, {
    title: 'Na pokusy',
    description: 'Píš a\u00A0spúšťaj JavaScript, Python, SQL a\u00A0stránky priamo v\u00A0prehliadači, bez účtu.',
    path: paths.playground(parameter),
  });
};

export default function Playground() {
  const parameter = parameterOf(useLocation().search);
  return (
    <QuerySection room="page" query={playgroundStart()}>
      {(start) => <PlaygroundContainer start={start} language={languageOfParameter(parameter)} />}
    </QuerySection>
  );
}
