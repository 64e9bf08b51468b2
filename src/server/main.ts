import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import pino from 'pino';
import { ConfigError, readConfig } from './env.ts';
import { projectRoot } from './projectRoot.ts';
import { startServer } from './startServer.ts';

/** The production server: `node build/server/main.js`. */
async function main(): Promise<void> {
  const envFile = join(projectRoot, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env);
  const logger = pino({ level: config.logLevel });
  const server = await startServer({ config, logger, build, clientDirectory: join(projectRoot, 'build/client') });

  console.log(`\nPrvý riadok beží na ${server.url}`);
  console.log(`Skús: ${server.url}/kurzy · ${server.url}/kurzy/programovanie-od-nuly · ${server.url}/podcast\n`);

  const stop = () => {
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});

function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  return code === 'EADDRINUSE' ? `Port ${port} is taken: stop the other server, or set PORT.` : error;
}
