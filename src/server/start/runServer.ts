import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import type { BackUp } from '#src/server/backup/nightlyBackups.ts';
import { ConfigError } from '#src/server/config/ConfigError.ts';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import { readConfig } from '#src/server/config/readConfig.ts';
import { compileHeaderChecks } from '#src/server/http/compileHeaderChecks.ts';
import { keepTickShape } from '#src/server/http/keepTickShape.ts';
import { mailFolder } from '#src/server/integrations/mail/openMailer.ts';
import { createLogger } from '#src/server/observe/createLogger.ts';
import { keepOutputJson } from '#src/server/observe/keepOutputJson.ts';
import { testCodes } from '#src/server/services/selling/index.ts';
import { checkSurroundings } from './checkSurroundings.ts';
import { openFilledDatabase, type RunningServer, startServer } from './startServer.ts';
import { stopOnSignal } from './stopOnSignal.ts';

const prepareOnly = 'prepare';

/** A process of its own reads the database's copy and compresses it: visitors wait for neither. */
const backUp: BackUp = async (file, signal) => {
  const args = [process.argv[1] ?? '', 'backup', file, '--without-media'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], signal });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The backup ended with code ${code}.`);
};

/** Reads the environment, starts, and stops on a signal. */
async function main(): Promise<void> {
  const envFile = join(projectRoot, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  await checkSurroundings(config);
  if (process.argv[2] === prepareOnly) {
    await (await openFilledDatabase(config, logger)).close();
    return;
  }
  // Making the embedded database takes three times the memory of serving from it, so a process of its own does it.
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'pglite'))) {
    const { status } = spawnSync(process.execPath, [process.argv[1] ?? '', prepareOnly], { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  // Before the start, which a signal may end too: as the first process of a container nobody else would do it.
  let started: RunningServer | undefined;
  stopOnSignal(async () => started?.stop(), logger);
  const clientDirectory = join(projectRoot, 'build/client');
  compileHeaderChecks();
  keepTickShape();
  const server = await startServer({ config, logger, build, clientDirectory, backUp });
  started = server;

  console.log(`\nPrvý riadok beží na ${server.url}`);
  console.log(`Skús: ${server.url}/kurzy · ${server.url}/kurzy/programovanie-od-nuly · ${server.url}/podcast`);
  if (config.identity.provider === 'local') {
    console.log(`Prihlásenie je skúšobné, bez hesla: ${server.url}/login`);
    console.log(
      `Zázemie webu otvorí odkaz s kľúčom: ${server.url}${server.deskPath} (${config.adminEmails.join(', ')})`,
    );
  }
  if (config.payments.provider === 'local') {
    const codes = testCodes.map(({ code }) => code).join(' a ');
    console.log(`Platby sú skúšobné: karta 4242 4242 4242 4242, zľavové kódy ${codes}`);
  }
  if (!config.smtpUrl) console.log(`Pošta sa ukladá do priečinka ${mailFolder(config)}`);
  if (config.publicUrl.startsWith('https:') && config.trustProxy === null) {
    logger.warn({}, 'TRUST_PROXY is not set: behind a proxy all visitors share one rate limit');
    console.log('Pozor: bez TRUST_PROXY majú za proxy všetci návštevníci spoločné limity (docs/operating.md)');
  }
  console.log('');
  keepOutputJson(logger);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});

function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop the other server, or set PORT.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Wrong environment variable PORT: this user may not take ${port}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `Wrong environment variable HOST: it is no address of this computer (${code})`;
  }
  return error;
}
