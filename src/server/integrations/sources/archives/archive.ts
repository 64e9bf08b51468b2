import type { SourcedArticle, SourcedEpisode } from '#src/server/integrations/sources/source.ts';

/** What a whole archive of another site holds. */
export interface Archive {
  /** Where the site was; things of two sites are told apart by it. */
  site: URL;
  things: (SourcedArticle | SourcedEpisode)[];
  /** What of it stays away, and why, in Slovak. */
  skipped: { title: string; reason: string }[];
}

/** The file is no archive, or more than can be read. What it says is Slovak, for who has started the import. */
export class ArchiveError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ArchiveError';
  }
}
