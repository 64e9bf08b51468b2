import { paths } from '#src/domain/paths.ts';

/** The site's main menu, in the header and in the phone's menu. */
export const mainNavigation = [
  { name: 'Kurzy', href: paths.courses() },
  { name: 'Články', href: paths.articles() },
  { name: 'Videá', href: paths.videos() },
  { name: 'Podcast', href: paths.podcast() },
  { name: 'O projekte', href: paths.about() },
] as const;
