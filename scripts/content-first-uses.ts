import { findFirstUses } from './firstUses/findFirstUses.ts';
import { coursesToCheck, readCourse } from './firstUses/readCourse.ts';

// npm run content:first-uses: where a course first uses what of the language and which of its words, and what it teaches too late.
for (const { folder, before } of coursesToCheck) {
  const { uses, early, unknown } = findFirstUses(readCourse(folder), before.map(readCourse));
  console.log(`\n${folder}`);
  for (const use of uses) {
    const where = use.taughtIn === use.lecture ? '' : `  taught in ${use.taughtIn ?? 'no lecture'}`;
    const mark = early.includes(use) ? '!' : ' ';
    console.log(
      `${mark} ${use.use.padEnd(24)} ${use.file}:${use.line}${where}${use.because ? `  (${use.because})` : ''}`,
    );
  }
  for (const id of unknown) console.log(`! a table names the lecture ${id}, which is not there`);
  if (early.length + unknown.length > 0) process.exitCode = 1;
}
