/** Every address of the site's screens, in one place; a test holds them against the real routes (spec 2). */
export const paths = {
  home: () => '/',
  admin: () => '/admin',
  articles: (page = 1) => withPage('/clanky', page),
  article: (slug: string) => `/clanky/${slug}`,
  articlesByTag: (tag: string, page = 1) => withPage(`/clanky/tag/${tag}`, page),
  videos: (page = 1) => withPage('/videa', page),
  video: (slug: string) => `/videa/${slug}`,
  podcast: (page = 1) => withPage('/podcast', page),
  episode: (slug: string) => `/podcast/${slug}`,
  podcastByTag: (tag: string, page = 1) => withPage(`/podcast/tag/${tag}`, page),
  courses: (page = 1) => (page > 1 ? `/kurzy/stranka/${page}` : '/kurzy'),
  course: (slug: string) => `/kurzy/${slug}`,
  courseResources: (slug: string) => `/kurzy/${slug}/zdroje`,
  courseEnd: (slug: string) => `/kurzy/${slug}/hotovo`,
  lecture: (courseSlug: string, chapterId: string, lectureId: string) =>
    `/kurzy/${courseSlug}/kapitola/${chapterId}/lekcia/${lectureId}`,
  checkout: (courseSlug: string, productId: string) => `/checkout/${courseSlug}/${productId}`,
  login: (redirectUri?: string) => (redirectUri ? `/login/${encodeURIComponent(redirectUri)}` : '/login'),
  /** The sign-in that leads back; from the home page it does so by itself, and from the sign-in there is no way back. */
  signInFrom: (path: string) => (path === '/' || /^\/login(\/|$)/.test(path) ? '/login' : paths.login(path)),
  profile: () => '/profil',
  onboarding: (from?: string) => (from ? `/onboarding?from=${encodeURIComponent(from)}` : '/onboarding'),
  author: (slug: string) => `/lektor/${slug}`,
  feedback: () => '/feedback',
  twoPercent: () => '/2-percenta',
  newsletter: () => '/newsletter',
  search: (text = '', page = 1) =>
    text === '' ? '/hladat' : `/hladat?q=${encodeURIComponent(text)}${page > 1 ? `&page=${page}` : ''}`,
  /** „Na pokusy“, in the first language where none is named (src/domain/playground/playgroundLanguages.ts). */
  playground: (parameter: string | null = null) => (parameter === null ? '/skus' : `/skus?jazyk=${parameter}`),
  /** What returns of finished lectures. */
  repetition: () => '/opakovanie',
  replyMail: () => '/odpovede',
  /** What the link of an invitation to the desk leads to. */
  invitation: () => '/pozvanka',
  /** What teachers get, how to ask for it, and their classes. */
  teachers: () => '/pre-ucitelov',
  /** What the chapters of a course are for, with solutions, for teachers. */
  plan: (courseSlug: string) => `/pre-ucitelov/plan/${courseSlug}`,
  /** One of a teacher's. */
  schoolClass: (classId: string) => `/triedy/${classId}`,
  /** Where the code of a class is typed. */
  joinClass: (code?: string) => (code ? `/trieda/${encodeURIComponent(code)}` : '/trieda'),
  /** Where everybody is told whether a certificate holds. */
  verification: (id: string) => `/overenie/${id}`,
  about: () => '/o-projekte',
  /** What the association writes beside courses and posts; all of them stand at the root. */
  page: (slug: string) => `/${slug}`,
  articlesFeed: () => '/clanky/rss.xml',
  podcastFeed: () => '/podcast/rss.xml',
};

function withPage(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
