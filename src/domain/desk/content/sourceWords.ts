import type { DeskSource } from '#src/contract/desk/content/deskSource.ts';

interface SourceWords {
  name: string;
  /** What it brings, a sentence. */
  what: string;
  /** „z WordPressu“ */
  from: string;
}

export const sourceWords: Record<DeskSource['name'], SourceWords> = {
  wordpress: {
    name: 'WordPress',
    what: 'Články prídu sami z\u00A0blogu vo\u00A0WordPresse.',
    from: 'z\u00A0WordPressu',
  },
  youtube: { name: 'YouTube', what: 'Videá prídu samy z\u00A0kanála na\u00A0YouTube.', from: 'z\u00A0YouTube' },
  podcast: {
    name: 'Podcast inde',
    what: 'Epizódy prídu samy z\u00A0RSS podcastu, ktorý vychádza inde.',
    from: 'z\u00A0podcastu, ktorý vychádza inde',
  },
};
