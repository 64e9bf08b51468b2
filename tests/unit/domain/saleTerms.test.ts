import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accessTerm } from '#src/domain/saleTerms.ts';
import { projectRoot } from '#src/server/config/projectRoot.ts';

test('a buyer is told what the terms of use promise', async () => {
  const terms = await readFile(join(projectRoot, 'scripts/media/pdf/podmienky-pouzivania.html'), 'utf8');
  expect(terms).toContain(accessTerm);
});
