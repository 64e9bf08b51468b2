import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';

/** Addresses of the association's desk; readers' pages never need them. */
export const deskPaths = {
  overview: () => '/admin',
  /** The tabs of the overview with numbers; their days are `?obdobie=`, or `?od=` and `?do=`. */
  numbers: () => '/admin/prehlad',
  courseNumbers: () => '/admin/prehlad/kurzy',
  lectureNumbers: (id: string) => `/admin/prehlad/kurzy/${id}`,
  visits: () => '/admin/prehlad/navstevy',
  sales: () => '/admin/prehlad/predaj',
  content: () => '/admin/obsah',
  /** The tree of a course. */
  course: (id: string) => `/admin/obsah/kurzy/${id}`,
  /** A course published with all that is in it; of `things` („lecture:for“) only those, and what they stand in. */
  publishCourse: (id: string, things: readonly string[] = []) =>
    `/admin/obsah/kurzy/${id}/publikovat${things.length > 0 ? `?veci=${things.join(',')}` : ''}`,
  /** A list of a kind, such as `clanky`; `kurzy` is the tree of the first course. */
  contentList: (tab: string) => `/admin/obsah/${tab}`,
  /** The editor; its parts are `?cast=` (`ulohy` with the number of one as `uloha`, `kviz`, `verzie`, `vlastnosti`). */
  contentEditor: (kind: ContentKind, id: string) => `/admin/obsah/upravit/${kind}/${id}`,
  sources: () => '/admin/obsah/zdroje',
  media: () => '/admin/obsah/subory',
  mediaFile: (id: string) => `/admin/obsah/subory/${id}`,
  comments: () => '/admin/komentare',
  orders: () => '/admin/objednavky',
  order: (id: string) => `/admin/objednavky/${id}`,
  /** What moved money; its month, filter and open line are `?mesiac=`, `?druh=` and `?pohyb=`. */
  movements: () => '/admin/objednavky/pohyby',
  codes: () => '/admin/kody',
  code: (id: string) => `/admin/kody/${id}`,
  newCode: () => '/admin/kody/novy',
  gifts: () => '/admin/kody/dary',
  people: () => '/admin/ludia',
  newsletter: () => '/admin/newsletter',
  /** What a newsletter is begun with. */
  newIssue: () => '/admin/newsletter/novy',
  newsletterIssue: (id: string) => `/admin/newsletter/${id}`,
  subscribers: () => '/admin/newsletter/odberatelia',
  feedback: () => '/admin/spatna-vazba',
  browserErrors: () => '/admin/chyby',
  audit: () => '/admin/zaznam',
};
