import type { MetaDescriptor } from 'react-router-dom';
import type { BrowserServices } from '#src/contract/browserServices.ts';
import type { PostedForm } from '#src/domain/postedForm.ts';
import { site } from '#src/site.ts';
import { type PageSubject, structuredData } from './structuredData.ts';

/** The root's loader data: what every page needs to know of the installation. */
export interface RootData {
  publicUrl: string;
  publicApiUrl: string;
  services: BrowserServices;
  /** The form that this page is the answer to, if it is one. */
  posted?: PostedForm;
}

interface PageMeta extends PageSubject {
  /** Without the site's name. */
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  type?: 'website' | 'article' | 'video.other';
  /** Path of a picture for previews; the site's own otherwise. */
  image?: string | null;
  /** Kept out of search engines: screens of an account, closed lectures. */
  isHidden?: boolean;
}

/** As a route's `meta` gets them. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title, description, canonical address, Open Graph and JSON-LD of a page. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const publicUrl = publicUrlOf(matches);
  const title =
    page.path === '/'
      ? `${site.name} – ${site.tagline.join(' ').toLocaleLowerCase('sk')}`
      : `${page.title} | ${site.name}`;
  const address = publicUrl + page.path;
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'sk_SK' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: publicUrl + (page.image ?? '/og.png') },
    { name: 'twitter:card', content: 'summary_large_image' },
    // One script on either side, so that hydration finds what it expects.
    ...(page.subject || page.crumbs ? [{ 'script:ld+json': forSearchEngines(publicUrl, page) }] : []),
  ];
}

/**
 * Search engines read what the server sends: the browser's build leaves out what makes it. While developing both sides
 * have it, for React compares them there.
 */
function forSearchEngines(publicUrl: string, page: PageSubject) {
  return import.meta.env.SSR || import.meta.env.DEV ? structuredData(publicUrl, page) : [];
}

/** Tells readers of feeds where one is. */
export function feedLink(title: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href };
}

/** The title of a page that could not be loaded. */
export function failedMeta(): MetaDescriptor[] {
  return [{ title: site.name }, { name: 'robots', content: 'noindex' }];
}

function publicUrlOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  return root?.publicUrl ?? '';
}
