/** The site with hot reload: Vite answers for the browser's code, and our server for the rest. */
import { createServer } from 'vite';
import type { readConfig as ReadConfig } from '#src/server/env.ts';
import { createLogger } from '#src/server/observe/createLogger.ts';
import type { startServer as StartServer } from '#src/server/startServer.ts';
import { stopOnSignal } from '#src/server/stopOnSignal.ts';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { readConfig } = (await vite.ssrLoadModule('/src/server/env.ts')) as { readConfig: typeof ReadConfig };
// The server's own code is loaded once: after a change in src/server, start again.
const { startServer } = (await vite.ssrLoadModule('/src/server/startServer.ts')) as { startServer: typeof StartServer };

const config = { ...readConfig(process.env), isDevelopment: true };
const logger = createLogger(config.logLevel);
const server = await startServer({
  config,
  logger,
  build: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
  clientDirectory: null,
  middleware: (request, response, next) => vite.middlewares(request, response, next),
});
console.log(`\nVývoj na ${server.url}\n`);

stopOnSignal(async () => {
  await vite.close();
  await server.stop();
}, logger);
