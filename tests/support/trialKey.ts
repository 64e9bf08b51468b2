import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { trialKeyFile } from '#src/server/integrations/identity/trialKey.ts';
import { dataDirOf } from './startSite.ts';

/** The link that the start has printed: who opens it has the trial's key. */
export function deskLink(siteUrl: string): string {
  const dataDir = dataDirOf(siteUrl) ?? inject('dataDir');
  return `${siteUrl}/login?kluc=${readFileSync(join(dataDir, trialKeyFile), 'utf8').trim()}`;
}
