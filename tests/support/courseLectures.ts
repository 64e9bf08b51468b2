import { readdirSync, readFileSync } from 'node:fs';

interface Listed {
  chapterId: string;
  id: string;
  path: string;
}

/** The lectures of a course of the sample, in their order: a way through them need not know how many there are. */
export function courseLectures(slug: string): Listed[] {
  const folder = `src/content/courses/${slug}`;
  const idIn = (file: string) => /^id: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const numbered = (path: string) =>
    readdirSync(path)
      .filter((name) => /^\d+-/.test(name))
      .sort();
  return numbered(folder).flatMap((chapter) => {
    const chapterId = idIn(`${folder}/${chapter}/chapter.md`);
    return numbered(`${folder}/${chapter}`)
      .filter((name) => name.endsWith('.md'))
      .map((name) => idIn(`${folder}/${chapter}/${name}`))
      .map((id) => ({ chapterId, id, path: `/kurzy/${slug}/kapitola/${chapterId}/lekcia/${id}` }));
  });
}
