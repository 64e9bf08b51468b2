import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { days, inSeconds } from '#src/domain/duration.ts';
import { acceptedEncodings } from '#src/server/pages/acceptedEncoding.ts';
import { encodedPath, sendFile } from './sendFile.ts';

const year = inSeconds(days(365));

/** The folders with files for browsers: of this build, and of those before, the newest first, for tabs that were opened then. */
export function browserFolders(clientDirectory: string): string[] {
  const former = join(clientDirectory, '../../build-former');
  const names = existsSync(former) ? readdirSync(former).sort() : [];
  return [clientDirectory, ...names.map((name) => join(former, name, 'client')).filter((folder) => existsSync(folder))];
}

/**
 * Files of the browser's build and of public/: with validators and ranges, and pre-compressed where the build made it.
 * The build's assets carry a hash in their names, so they never change. Only what is there at the start is served:
 * the disk is not asked about every address that somebody thinks of.
 */
export function staticFiles(directory: string) {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(directory.length).replaceAll('\\', '/')),
  );
  const app = new Hono();
  app.get('*', async (context, next) => {
    const { path } = context.req;
    if (!files.has(path)) return next();
    const accepted = context.req.header('range') ? [] : acceptedEncodings(context.req.header('accept-encoding'));
    const encoding = accepted.find((candidate) => files.has(encodedPath(path, candidate)));
    const response = await sendFile(context, { root: directory, path, encoding });
    if (!response) return next();
    const kept = path.startsWith('/assets/') ? `public, max-age=${year}, immutable` : 'public, max-age=3600';
    if (response.status < 400) response.headers.set('cache-control', kept);
    response.headers.set('vary', 'accept-encoding');
    return response;
  });
  return app;
}
