/**
 * What the site is measured against: `bareServer.ts <port> send <file>` sends the bytes and headers of a kept answer,
 * `bareServer.ts <port> render <file>` renders the same markup with bare React for every request.
 */
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { renderToPipeableStream } from 'react-dom/server';
import { markupToReact } from './markupToReact.ts';

const [port, mode, file = ''] = process.argv.slice(2);
const answer = JSON.parse(readFileSync(file, 'utf8')) as { headers: string[]; body: string };

createServer(mode === 'send' ? sender() : renderer()).listen(Number(port), '127.0.0.1');

function sender(): RequestListener {
  const body = Buffer.from(answer.body, 'base64');
  return (_request, response) => {
    response.writeHead(200, answer.headers);
    response.end(body);
  };
}

function renderer(): RequestListener {
  const page = markupToReact(Buffer.from(answer.body, 'base64').toString());
  return (_request, response) => {
    const { pipe } = renderToPipeableStream(page, {
      onShellReady() {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        pipe(response);
      },
    });
  };
}
