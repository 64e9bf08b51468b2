import { renderToReadableStream } from 'react-dom/server.edge';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router-dom';
import { pageContext } from '#src/routes/parts/load.ts';
import { ServerPartsContext } from '#src/routes/parts/serverParts.ts';
import stylesheet from './styles.css?url';

/**
 * Renders the whole page before it is sent: it is kept in memory and needs its hashes.
 *
 * With React's renderer for web streams, because the one for Node keeps an AsyncLocalStorage, which makes every later
 * request of the process some 10 % dearer, those for kept pages too (`npm run bench`).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, isNotFoundKnown, styleText } = routerContext.get(pageContext);
  const routeId = context.staticHandlerContext.matches.at(-1)?.route.id;
  if (status === 404 && routeId && isNotFoundKnown(routeId)) return new Response(null, { status });
  let finalStatus = status;
  const parts = { nonce, release: context.manifest.version, styles: styleText(stylesheet) };
  const page = (
    <ServerPartsContext value={parts}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </ServerPartsContext>
  );
  const stream = await renderToReadableStream(page, {
    nonce,
    // Never a part that scripts put in its place: a page is read without them, too.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError() {
      // `handleError` has logged it; the page carries the error screen.
      finalStatus = 500;
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status: finalStatus, headers });
}

/** Loaders' and components' errors go to the server's log, once. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(pageContext).logError(error);
};
