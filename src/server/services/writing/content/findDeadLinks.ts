import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { ContentFinding } from '#src/contract/desk/content/deskContent.ts';
import { paths } from '#src/domain/paths.ts';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { oldAddress } from '#src/server/db/schema/content.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { mediaFile } from '#src/server/db/schema/mediaFile.ts';
import type { Inspection } from '#src/server/markdown/inspectText.ts';
import { listAddresses } from '#src/server/services/catalogue/index.ts';
import { askOtherSite, type LinkAnswer } from './askOtherSite.ts';
import { finding } from './finding.ts';

type Link = Inspection['links'][number];

const mostAsked = 20;
/** In signs; nothing here has a longer address. */
const longestPath = 1_000;

/** Links of a text that lead nowhere: of the own site always, of others only when they are asked. */
export async function findDeadLinks(
  ctx: Pick<Ctx, 'db' | 'now'>,
  links: Link[],
  asksOthers: boolean,
): Promise<ContentFinding[]> {
  const own = links.filter(({ url }) => url.startsWith('/') && !url.startsWith('//'));
  const others = asksOthers ? links.filter(({ url }) => /^https?:\/\//i.test(url)) : [];
  return [...(await deadOwn(ctx, own)), ...(await deadOthers(others))];
}

const dead = ({ line }: Link, detail: string) =>
  finding('link-dead', 'Odkaz nevedie nikam.', { isObstacle: false, line, detail });

async function deadOwn(ctx: Pick<Ctx, 'db' | 'now'>, links: Link[]): Promise<ContentFinding[]> {
  if (links.length === 0) return [];
  const [listed, lectures, old, files] = await Promise.all([
    listAddresses({ ctx }),
    ctx.db
      .select({ id: lecture.id, chapterId: chapter.id, slug: course.slug })
      .from(lecture)
      .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
      .innerJoin(course, eq(course.id, chapter.courseId))
      .where(eq(lecture.published, true)),
    ctx.db.select({ path: oldAddress.path }).from(oldAddress),
    ctx.db.select({ id: mediaFile.id }).from(mediaFile).where(eq(mediaFile.isPrivate, false)),
  ]);
  const stored = new Set(files.map(({ id }) => id));
  const known = new Set([
    ...listed.map(({ path }) => path),
    ...lectures.map(({ slug, chapterId, id }) => paths.lecture(slug, chapterId, id)),
    ...old.map(({ path }) => path),
    ...[paths.login(), paths.profile(), paths.onboarding(), paths.articlesFeed(), paths.podcastFeed()],
  ]);
  return links
    .filter(({ url }) => !isThere(url, known, stored))
    .map((link) => dead(link, `${link.url} na webe nie je.`));
}

function isThere(url: string, known: ReadonlySet<string>, stored: ReadonlySet<string>): boolean {
  const path = (url.split(/[?#]/, 1)[0] ?? '').replace(/(.)\/$/, '$1');
  if (path.length > longestPath) return false;
  if (known.has(path) || path.startsWith('/media/')) return true;
  const [id] = /(?<=^\/subory\/)[0-9a-f]{20}(?=\/)/.exec(path) ?? [];
  if (id) return stored.has(id);
  // A file that comes with the site.
  const isFile = /^\/(?:[\w-]+\/)*[\w.-]+\.\w+$/.test(path) && !path.includes('..');
  return isFile && ['public', 'build/client'].some((folder) => existsSync(join(projectRoot, folder, path)));
}

async function deadOthers(links: Link[]): Promise<ContentFinding[]> {
  const urls = [...new Set(links.map(({ url }) => url))].slice(0, mostAsked);
  const answers = new Map(await Promise.all(urls.map(async (url) => [url, await askOtherSite(url)] as const)));
  return links.flatMap((link) => {
    const answer = answers.get(link.url);
    const detail = answer && inWords(link.url.replace(/^https?:\/\//i, ''), answer);
    return detail ? [dead(link, detail)] : [];
  });
}

function inWords(address: string, answer: LinkAnswer): string | null {
  if (answer.kind === 'there') return null;
  if (answer.kind === 'status') return `${address} odpovedá chybou ${answer.status}.`;
  return answer.kind === 'silent' ? `${address} neodpovedá.` : `${address} nie je na verejnom webe.`;
}
