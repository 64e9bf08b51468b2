import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError } from '#src/server/config/ConfigError.ts';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import { readConfig } from '#src/server/config/readConfig.ts';
import { createBackup } from './createBackup.ts';
import { BackupError } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';

/** `main.js backup <file> [--without-media]` and `main.js restore <file>`, for the place that the environment names. */
export async function runCommand(command: string, [file, option]: string[]): Promise<void> {
  const envFile = join(projectRoot, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  try {
    if (!file) throw new BackupError(`Name the file: npm run ${command} -- <file>`);
    const place = readConfig(process.env);
    const input = { file: resolve(file), place };
    const { tables, parts, schema } =
      command === 'backup'
        ? await createBackup({ ...input, withMedia: option !== '--without-media' })
        : await restoreBackup(input);
    console.log(`${file}: ${tables.length} tables in ${parts.length} parts, schema ${schema.name}`);
  } catch (error) {
    const isExpected = error instanceof BackupError || error instanceof ConfigError;
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
}
