import type { SourceAbout, SourceName } from '#src/server/db/schema/source.ts';

interface SourcedThing {
  /** The source's own name of it, which it keeps for good. */
  externalId: string;
  /** Where the original is read. */
  url: string;
  /** The address that it wants here; another thing may have it. */
  slug: string;
  title: string;
  /** Plain text, one or two sentences; empty where the source has none. */
  summary: string;
  publishedAt: Date;
  updatedAt: Date;
  /** Markdown as our own lessons and articles are written; pictures stand in it by the source's addresses. */
  text: string;
  /** The source's address of the picture that stands for it. */
  picture: string | null;
  /** Paths that it had at the source, which lead here from now on. */
  formerPaths: string[];
  /** What of it could not be taken, a Slovak sentence each. */
  losses: string[];
  /** It is not published there: nobody sees it here but the desk. */
  isDraft?: true;
}

export interface SourcedTag {
  /** The source's own name of it; without it that is the slug. */
  id?: string;
  slug: string;
  name: string;
}

interface SourcedPost extends SourcedThing {
  /** Empty where the source has none: the association. */
  authorName: string;
  /** The source's own name of the author; without it they are known by their name alone. */
  authorId?: string;
  tags: SourcedTag[];
}

export interface SourcedArticle extends SourcedPost {
  kind: 'article';
}

export interface SourcedEpisode extends SourcedPost {
  kind: 'episode';
  /** `bytes` and seconds are unknown where the source does not say them. */
  audio: { url: string; mimeType: string; bytes: number | null; durationSeconds: number | null };
  chapters: { startSeconds: number; title: string }[];
  transcript: { url: string; mimeType: string } | null;
  season: number | null;
  number: number | null;
}

export interface SourcedVideo extends SourcedThing {
  kind: 'video';
  youtubeId: string;
  durationSeconds: number | null;
  chapters: { startSeconds: number; title: string }[];
  /** WebVTT, where the source gives it. */
  captions: string | null;
}

export type Sourced = SourcedArticle | SourcedEpisode | SourcedVideo;

/** Something that a source has and this site has no place for. */
export interface LeftOut {
  externalId: string;
  title: string;
  url: string;
  /** Slovak, a sentence each. */
  losses: string[];
}

/** What a look at a source brought. */
export interface SourceLook {
  /** New or changed since the mark, the oldest change first. */
  things: AsyncIterable<Sourced>;
  /** Ids of all that the source has now, where it says them: what is not among them has gone there. `null`: nothing is known to have gone. */
  present: () => ReadonlySet<string> | null;
  /** Of a source that tells only its newest things: what is older than this is not known to have gone. */
  presentSince?: () => Date | null;
  /** Of what it has now, what was not even tried. */
  leftOut?: () => readonly LeftOut[];
  /** What the source says of itself; feeds of this site need it. */
  about?: () => SourceAbout;
  /** From where the next look goes on (validators of HTTP, the newest change), once all things are stored. */
  mark: () => string;
}

/** A source that can be looked at. `mark`: what the last look gave; `null` before the first. @throws SourceError */
export interface Source {
  name: SourceName;
  /** What is read of whom; with another one the site begins anew. Nothing secret. */
  address: string;
  /** How many of its things are fetched at once. */
  atOnce: number;
  look: (mark: string | null, signal: AbortSignal) => Promise<SourceLook | 'unchanged'>;
}
