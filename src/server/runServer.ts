import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { ConfigError, readConfig } from './env.ts';
import { mailFolder } from './integrations/mail/openMailer.ts';
import { createLogger } from './observe/createLogger.ts';
import { keepOutputJson } from './observe/keepOutputJson.ts';
import { projectRoot } from './projectRoot.ts';
import { testCodes } from './services/order/keepTestCodes.ts';
import { openFilledDatabase, startServer } from './startServer.ts';

const prepareOnly = 'prepare';

/** Reads the environment, starts, and stops on a signal. */
async function main(): Promise<void> {
  const envFile = join(projectRoot, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  if (process.argv[2] === prepareOnly) {
    await (await openFilledDatabase(config, logger)).close();
    return;
  }
  // Making the embedded database takes three times the memory of serving from it, so a process of its own does it.
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'pglite'))) {
    const { status } = spawnSync(process.execPath, [process.argv[1] ?? '', prepareOnly], { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  const server = await startServer({ config, logger, build, clientDirectory: join(projectRoot, 'build/client') });

  console.log(`\nPrvý riadok beží na ${server.url}`);
  console.log(`Skús: ${server.url}/kurzy · ${server.url}/kurzy/programovanie-od-nuly · ${server.url}/podcast`);
  if (config.identity.provider === 'local') {
    console.log(`Prihlásenie je skúšobné, bez hesla: ${server.url}/login (správca: ${config.adminEmails.join(', ')})`);
  }
  if (config.payments.provider === 'local') {
    const codes = testCodes.map(({ code }) => code).join(' a ');
    console.log(`Platby sú skúšobné: karta 4242 4242 4242 4242, zľavové kódy ${codes}`);
  }
  if (!config.smtpUrl) console.log(`Pošta sa ukladá do priečinka ${mailFolder(config)}`);
  console.log('');
  keepOutputJson(logger);

  const stop = () => {
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
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
