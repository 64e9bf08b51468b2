import { readdirSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paidPath } from '#src/domain/paidPath.ts';
import { paths } from '#src/domain/paths.ts';
import routes from '#src/routes.ts';
import { namesAtRoot } from '#src/server/services/writing/content/namesAtRoot.ts';

type RouteEntry = (typeof routes)[number];
type Feed = 'articlesFeed' | 'podcastFeed';

/** What each builder gives, and the route module that has to answer it; the compiler asks for every builder. */
const screens: Record<Exclude<keyof typeof paths, Feed>, [address: string, file: string][]> = {
  home: [[paths.home(), 'home']],
  admin: [[paths.admin(), 'admin']],
  articles: [
    [paths.articles(), 'articles'],
    [paths.articles(2), 'articles'],
  ],
  article: [[paths.article('git'), 'article']],
  articlesByTag: [
    [paths.articlesByTag('java'), 'articlesByTag'],
    [paths.articlesByTag('java', 2), 'articlesByTag'],
  ],
  videos: [
    [paths.videos(), 'videos'],
    [paths.videos(2), 'videos'],
  ],
  video: [[paths.video('co-je-program'), 'video']],
  podcast: [
    [paths.podcast(), 'podcast'],
    [paths.podcast(2), 'podcast'],
  ],
  episode: [[paths.episode('chyby'), 'episode']],
  podcastByTag: [
    [paths.podcastByTag('java'), 'podcastByTag'],
    [paths.podcastByTag('java', 2), 'podcastByTag'],
  ],
  courses: [
    [paths.courses(), 'courses'],
    [paths.courses(2), 'coursesPaged'],
  ],
  course: [[paths.course('java-kurz'), 'course']],
  courseEnd: [[paths.courseEnd('java-kurz'), 'courseEnd']],
  courseResources: [[paths.courseResources('java-kurz'), 'courseResources']],
  lecture: [[paths.lecture('java-kurz', 'kapitola-1', 'lekcia-1'), 'lecture']],
  checkout: [
    [paths.checkout('java-kurz', 'prod_java_kurz'), 'checkout'],
    [paidPath('java-kurz', 'prod_java_kurz', { promotionCode: 'JAR 20', finalAmount: 3920 }), 'checkoutSuccess'],
  ],
  login: [
    [paths.login(), 'login'],
    [paths.login('/kurzy/java-kurz?page=2'), 'login'],
  ],
  signInFrom: [
    [paths.signInFrom('/'), 'login'],
    [paths.signInFrom('/kurzy'), 'login'],
  ],
  verification: [[paths.verification('7kq2-m9xa-h4t8'), 'verification']],
  profile: [[paths.profile(), 'profile']],
  onboarding: [
    [paths.onboarding(), 'onboarding'],
    [paths.onboarding('/kurzy'), 'onboarding'],
  ],
  author: [[paths.author('zuzana'), 'author']],
  feedback: [[paths.feedback(), 'feedback']],
  twoPercent: [[paths.twoPercent(), 'twoPercent']],
  newsletter: [[paths.newsletter(), 'newsletter']],
  search: [
    [paths.search(), 'search'],
    [paths.search('if a else'), 'search'],
  ],
  playground: [
    [paths.playground(), 'playground'],
    [paths.playground('python'), 'playground'],
  ],
  repetition: [[paths.repetition(), 'repetition']],
  replyMail: [[paths.replyMail(), 'replyMail']],
  invitation: [[paths.invitation(), 'invitation']],
  teachers: [[paths.teachers(), 'teachers']],
  plan: [[paths.plan('java-kurz'), 'plan']],
  schoolClass: [[paths.schoolClass('c1'), 'schoolClass']],
  joinClass: [
    [paths.joinClass(), 'joinClass'],
    [paths.joinClass('K7M2-P4'), 'joinClass'],
  ],
  about: [[paths.about(), 'page']],
  page: [[paths.page('ako-pomoct'), 'page']],
};

const tree = routes.map(toRouteObject);

function toRouteObject(entry: RouteEntry): { id: string; path?: string; index?: boolean; children?: object[] } {
  const { file, path, index, children } = entry;
  return { id: nameOf(file), path, index, children: children?.map(toRouteObject) };
}

function nameOf(file: string): string {
  return file.replace(/^routes\/|\.tsx$/g, '');
}

function leaves(entries: readonly RouteEntry[]): string[] {
  return entries.flatMap(({ file, children }) => (children ? leaves(children) : [nameOf(file)]));
}

function match(address: string) {
  const { pathname } = new URL(address, 'https://prvyriadok.sk');
  return matchRoutes(tree as Parameters<typeof matchRoutes>[0], pathname)?.at(-1);
}

test.each(Object.values(screens).flat())('%s is answered by %s', (address, file) => {
  expect(match(address)?.route.id).toBe(file);
});

test('every route has a builder of its address', () => {
  const built = Object.values(screens).flatMap((entries) => entries.map(([, file]) => file));
  expect(leaves(routes).filter((name) => name !== 'notFound' && !built.includes(name))).toEqual([]);
});

test('a page that is written at the desk never gets an address which means something else', () => {
  const screens = routes.flatMap((entry) => [entry, ...(entry.children ?? [])]).map(({ path }) => path?.split('/')[0]);
  const files = readdirSync('public').filter((name) => !name.includes('.'));
  const others = [...screens, ...files].filter((name) => name && /^[a-z-]+$/.test(name));
  expect(others.length).toBeGreaterThan(10);
  expect(others.filter((name) => name && !namesAtRoot.includes(name))).toEqual([]);
});

test('the login address carries its target whole', () => {
  expect(match(paths.login('/kurzy/java-kurz?page=2'))?.params.redirectUri).toBe('/kurzy/java-kurz?page=2');
});
