import type { Author } from '#src/contract/author.ts';
import type { Course } from '#src/contract/course.ts';
import type { Post } from '#src/contract/post.ts';
import type { ReviewOverview } from '#src/contract/review.ts';
import type { Video } from '#src/contract/video.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';

/** What a page is about. */
export type Subject =
  | { kind: 'organization' }
  | { kind: 'author'; author: Author }
  | { kind: 'course'; course: Course; reviews: ReviewOverview | undefined }
  | { kind: 'article'; post: Post }
  | { kind: 'episode'; post: Post }
  | { kind: 'video'; video: Video };

interface Crumb {
  name: string;
  path: string;
}

/** What a page tells search engines about itself. */
export interface PageSubject {
  subject?: Subject;
  /** The way from the home page to this one. */
  crumbs?: readonly Crumb[];
}

/** A JSON-LD object of schema.org. */
type JsonLd = { '@context'?: string; '@type': string } & Record<string, unknown>;

const context = 'https://schema.org';
const duration = (seconds: number) => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;

/** The JSON-LD of a page. */
export function structuredData(publicUrl: string, { subject, crumbs }: PageSubject): JsonLd[] {
  return [...(subject ? [dataOf(publicUrl, subject)] : []), ...(crumbs ? [breadcrumbList(publicUrl, crumbs)] : [])];
}

function dataOf(publicUrl: string, subject: Subject): JsonLd {
  switch (subject.kind) {
    case 'organization':
      return organization(publicUrl);
    case 'author':
      return personData(publicUrl, subject.author);
    case 'course':
      return courseData(publicUrl, subject.course, subject.reviews);
    case 'article':
      return articleData(publicUrl, subject.post);
    case 'episode':
      return episodeData(publicUrl, subject.post);
    case 'video':
      return videoData(publicUrl, subject.video);
  }
}

/** The association, as publisher and provider. */
function organization(publicUrl: string): JsonLd {
  const { organisation } = site;
  return {
    '@context': context,
    '@type': 'EducationalOrganization',
    name: site.name,
    legalName: organisation.name,
    url: publicUrl,
    logo: `${publicUrl}/icon-512.png`,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: organisation.street,
      postalCode: organisation.postalCode,
      addressLocality: organisation.city,
      addressCountry: 'SK',
    },
    sameAs: Object.values(site.social),
  };
}

/** A lecturer. */
function personData(publicUrl: string, author: Author): JsonLd {
  return {
    '@context': context,
    '@type': 'Person',
    name: author.name,
    jobTitle: author.role,
    url: publicUrl + paths.author(author.slug),
    sameAs: author.links.map((link) => link.url),
  };
}

function breadcrumbList(publicUrl: string, crumbs: readonly Crumb[]): JsonLd {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: publicUrl + crumb.path,
    })),
  };
}

/** A course with its one online instance, its price, and what its learners say in numbers. */
function courseData(publicUrl: string, course: Course, reviews?: ReviewOverview): JsonLd {
  const products = course.courseProducts.filter((product) => !product.archived);
  const address = publicUrl + paths.course(course.slug);
  return {
    '@context': context,
    '@type': 'Course',
    name: course.name,
    description: course.summary,
    url: address,
    inLanguage: 'sk',
    provider: { '@type': 'EducationalOrganization', name: site.name, sameAs: publicUrl },
    teaches: course.whatYouLearn,
    coursePrerequisites: course.prerequisites,
    isAccessibleForFree: products.length === 0,
    datePublished: course.publishedAt,
    ...(reviews && reviews.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: reviews.average,
            reviewCount: reviews.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${course.minutes}M`,
      instructor: { '@type': 'Person', name: course.author.name, url: publicUrl + paths.author(course.author.slug) },
    },
    offers:
      products.length === 0
        ? [{ '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'EUR' }]
        : products.map((product) => ({
            '@type': 'Offer',
            category: 'Paid',
            price: product.amount / 100,
            priceCurrency: product.currency,
            url: address,
          })),
  };
}

/** An article of the site. */
function articleData(publicUrl: string, article: Post): JsonLd {
  return {
    '@context': context,
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    inLanguage: 'sk',
    datePublished: article.publishedAt,
    image: `${publicUrl}/og.png`,
    url: publicUrl + paths.article(article.slug),
    keywords: article.tags.map((tag) => tag.name),
    author: { '@type': 'Person', name: article.author.name, url: publicUrl + paths.author(article.author.slug) },
    publisher: { '@type': 'EducationalOrganization', name: site.name, logo: `${publicUrl}/icon-512.png` },
  };
}

/** A video; only an own file has a content address. */
function videoData(publicUrl: string, video: Video): JsonLd {
  const { provider, source, poster, durationSeconds } = video.video;
  return {
    '@context': context,
    '@type': 'VideoObject',
    name: video.title,
    description: video.summary,
    inLanguage: 'sk',
    uploadDate: video.publishedAt,
    ...(durationSeconds > 0 && { duration: duration(durationSeconds) }),
    thumbnailUrl: publicUrl + (poster ?? '/og.png'),
    ...(provider === 'FILE' ? { contentUrl: publicUrl + source } : {}),
    transcript: video.transcript.map((cue) => cue.text).join(' '),
  };
}

/** An episode of the podcast with its recording. */
function episodeData(publicUrl: string, episode: Post): JsonLd {
  return {
    '@context': context,
    '@type': 'PodcastEpisode',
    name: episode.title,
    description: episode.summary,
    inLanguage: 'sk',
    datePublished: episode.publishedAt,
    url: publicUrl + paths.episode(episode.slug),
    episodeNumber: episode.audio?.episode,
    partOfSeries: { '@type': 'PodcastSeries', name: site.podcast.name, url: publicUrl + paths.podcast() },
    ...(episode.audio
      ? {
          associatedMedia: {
            '@type': 'MediaObject',
            contentUrl: publicUrl + episode.audio.url,
            duration: duration(episode.audio.durationSeconds),
          },
        }
      : {}),
  };
}
