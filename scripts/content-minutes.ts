import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lectureMinutes } from './minutes/lectureMinutes.ts';

// npm run content:minutes [-- --write]: lectures whose minutes are not what the rule says, and puts them right.
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const content = 'src/content';
for (const { file, written, counted } of lectureMinutes(content)) {
  if (written === counted) continue;
  console.log(`${file}: ${written} min, counted ${counted} min`);
  if (!values.write) {
    process.exitCode = 1;
    continue;
  }
  const path = join(content, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^minutes: .*$/m, `minutes: ${counted}`));
}
