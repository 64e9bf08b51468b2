import type { EntryContext } from 'react-router-dom';
import type { PageModules } from '#src/browser/page/pageLoader.ts';

/** What the loader brings for the routes of a page, by the build's own list of its files. */
export function pageModules({ manifest, staticHandlerContext }: EntryContext): PageModules {
  const { entry, hmr, url } = manifest;
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => {
    const route = manifest.routes[id];
    if (!route) throw new Error(`The build has no files of the route ${id}.`);
    const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route;
    const parts = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module];
    const modules = parts.filter((address) => address !== undefined);
    return { id, modules, files: [module, ...modules, ...(route.imports ?? [])] };
  });
  return {
    preloads: [...new Set([url, entry.module, ...entry.imports, ...routes.flatMap(({ files }) => files)])],
    first: hmr ? [hmr.runtime, url] : [url],
    routes: Object.fromEntries(routes.map(({ id, modules }) => [id, modules])),
    entry: entry.module,
  };
}
