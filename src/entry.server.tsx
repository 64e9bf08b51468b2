import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router-dom';
import { pageContext } from '#src/routes/load.ts';

/** Renders the whole page before it is sent: it is kept in memory and needs its hashes. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        text(body).then((html) => resolve(new Response(html, { status: finalStatus, headers })), reject);
        pipe(body);
      },
      onShellError: reject,
      onError() {
        // `handleError` has logged it; the page carries the error screen.
        finalStatus = 500;
      },
    });
  });
}

/** Loaders' and components' errors go to the server's log, once. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(pageContext).logError(error);
};
