import { paths } from '#src/domain/paths.ts';
import { pageMeta } from './meta.ts';

/** The head of the course overview and of its further pages. */
export function coursesMeta(matches: Parameters<typeof pageMeta>[0], page: number) {
  return pageMeta(matches, {
    title: page > 1 ? `Kurzy programovania, strana ${page}` : 'Kurzy programovania',
    description:
      'Kurzy programovania v slovenčine pre začiatočníkov: od prvého riadka po Javu, SQL, webové hry a prácu s AI.',
    path: paths.courses(page),
  });
}
