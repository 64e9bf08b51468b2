/**
 * The site while it is written: Vite answers for the browser's code, our server for the rest. Each page is rendered when it is
 * asked for. A change of the server's code or of the content starts the server anew; requests wait for it.
 */
import { relative, resolve, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServer, type EnvironmentModuleNode } from 'vite';
import type { readConfig as ReadConfig } from '#src/server/config/readConfig.ts';
import type { openDatabase as OpenDatabase } from '#src/server/db/client.ts';
import { createHttpServer } from '#src/server/http/httpServer.ts';
import { createLogger } from '#src/server/observe/createLogger.ts';
import type { importContent as ImportContent, readContent as ReadContent } from '#src/server/services/writing/index.ts';
import type { startServer as StartServer } from '#src/server/start/startServer.ts';
import { stopOnSignal } from '#src/server/start/stopOnSignal.ts';

/** Milliseconds in which editors write all files of one change. */
const changeMs = 100;
const contentFolder = resolve('src/content');
const serverEntry = resolve('src/server/start/startServer.ts');

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const load = <T>(path: string) => vite.ssrLoadModule(path) as Promise<T>;
const { readConfig } = await load<{ readConfig: typeof ReadConfig }>('/src/server/config/readConfig.ts');
const config = { ...readConfig(process.env), isDevelopment: true };
const logger = createLogger(config.logLevel);

/** The server that runs; requests wait for it. */
let running = start();
const http = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => {
    running.then(
      ({ answer }) => answer(request, response),
      (error: Error) => response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack),
    );
  });
});
const { deskPath } = (await running).server;
const port = await http.listen(config.port, config.host);
console.log(
  `\nVývoj na http://localhost:${port}${deskPath ? `, zázemie webu: http://localhost:${port}${deskPath}` : ''}\n`,
);

/** What has changed and waits for the next start. */
const changed = new Set<string>();
vite.watcher.on('all', (_event, file) => {
  if (!isContent(file) && !isOfServer(file)) return;
  changed.add(file);
  if (changed.size > 1) return;
  running = startAgain(running);
  running.catch((error: unknown) => console.error(error));
});

stopOnSignal(async () => {
  await vite.close();
  await http.stop();
  const { server } = await running;
  await server.stop();
}, logger);

async function start() {
  const { startServer } = await load<{ startServer: typeof StartServer }>('/src/server/start/startServer.ts');
  let answer: Parameters<typeof createHttpServer>[0] = () => undefined;
  const server = await startServer({
    config,
    logger,
    build: () => load('virtual:react-router/server-build'),
    clientDirectory: null,
    openHttpServer: (listener) => {
      answer = listener;
      return { listen: async () => config.port, stop: async () => undefined };
    },
  });
  return { server, answer };
}

async function startAgain(before: typeof running): ReturnType<typeof start> {
  await setTimeout(changeMs);
  const files = [...changed];
  changed.clear();
  await before.then(
    ({ server }) => server.stop(),
    () => undefined,
  );
  // What is wrong with the content is said, and the site shows what it knows.
  if (files.some(isContent)) await takeContent().catch((error: unknown) => console.error(error));
  const started = await start();
  console.log(`Server beží znova: ${files.map((file) => relative('.', file)).join(', ')}`);
  return started;
}

async function takeContent(): Promise<void> {
  const { importContent } = await load<{ importContent: typeof ImportContent }>(
    '/src/server/services/writing/folders/importContent.ts',
  );
  const { readContent } = await load<{ readContent: typeof ReadContent }>(
    '/src/server/services/writing/folders/readContent.ts',
  );
  const { openDatabase } = await load<{ openDatabase: typeof OpenDatabase }>('/src/server/db/client.ts');
  const content = readContent({ directory: contentFolder, mediaDir: config.olderMediaDir ?? config.mediaDir });
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  try {
    await importContent({ ctx: { db: database.db, now: () => new Date() }, input: { content } });
  } finally {
    await database.close();
  }
}

function isContent(file: string): boolean {
  return file.startsWith(contentFolder + sep);
}

/** Whether the server imports a file, as Vite knows it. */
function isOfServer(file: string): boolean {
  const seen = new Set<EnvironmentModuleNode>(vite.environments.ssr?.moduleGraph.getModulesByFile(file));
  for (const module of seen) for (const importer of module.importers) seen.add(importer);
  return [...seen].some((module) => module.file === serverEntry);
}
