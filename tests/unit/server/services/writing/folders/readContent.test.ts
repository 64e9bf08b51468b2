import { expect, test } from 'vitest';
import { readContent } from '#src/server/services/writing/folders/readContent.ts';
import { smallContent, writeContentFolder } from '#tests/support/contentFolder.ts';

async function read(files: Record<string, string>) {
  const { remove, ...folders } = await writeContentFolder(files);
  try {
    return readContent(folders);
  } finally {
    await remove();
  }
}

test('answers beside a lecture, which only tests try, are no content', async () => {
  const answers = 'java-uloha:\n  right:\n    - tajne riesenie\n  wrong: []\n';
  const beside = await read({
    ...smallContent,
    'courses/java-kurz/01-prvy-riadok/02-premenne.answers.yml': answers,
    'courses/java-kurz/01-prvy-riadok/quiz.answers.yml': answers,
  });
  expect(beside).toEqual(await read(smallContent));
  expect(JSON.stringify(beside)).not.toContain('tajne riesenie');
});
