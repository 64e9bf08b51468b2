/** Where lines may be drawn, and which tests stand nearest to them: these are run for each broken line. */
export interface Room {
  /** Files and folders of `src/`, relative to the project. */
  places: string[];
  /** What vitest is given: paths of test files, or the beginnings of their names. */
  tests: string[];
}

export const rooms: Record<string, Room> = {
  content: {
    places: ['content', 'folders', 'kinds'].map((room) => `src/server/services/writing/${room}`),
    tests: [
      'tests/api/archive.test.ts',
      'tests/api/content.test.ts',
      'tests/api/deskContent',
      'tests/api/sampleContent.test.ts',
      'tests/api/shortLink.test.ts',
      'tests/unit/server',
    ],
  },
  source: {
    places: ['src/server/services/writing/source'],
    tests: [
      'tests/api/deskSources.test.ts',
      'tests/api/podcastSource.test.ts',
      'tests/api/sourcedArticle.test.ts',
      'tests/api/youtubeSource.test.ts',
      'tests/unit/server',
    ],
  },
  newsletterIssue: {
    places: [
      'src/server/services/letters/newsletterIssue',
      'src/domain/newsletterIssue.ts',
      'src/domain/newsletterPace.ts',
    ],
    tests: ['tests/api/deskNewsletter.test.ts', 'tests/unit/domain/newsletter'],
  },
  overview: {
    places: ['src/server/services/overview', 'src/domain/desk/overview/deskOverview.ts'],
    tests: [
      'tests/api/deskOverview.test.ts',
      'tests/unit/domain/desk/overview/deskOverview.test.ts',
      'tests/unit/server/services/overview',
    ],
  },
  moderation: {
    places: ['src/server/services/words/moderation'],
    tests: ['tests/api/deskWords.test.ts', 'tests/api/moderation.test.ts', 'tests/api/comment.test.ts'],
  },
  desk: {
    places: [
      'src/server/services/selling/books',
      'src/domain/desk',
      'src/domain/desk/money/deskOrder.ts',
      'src/domain/desk/frame/deskMenu.ts',
    ],
    tests: ['tests/api/deskMoney.test.ts', 'tests/api/order.test.ts', 'tests/unit/domain', 'tests/unit/components'],
  },
  orders: {
    places: ['src/server/services/selling/order'],
    tests: ['tests/api/order', 'tests/api/paymentEvent.test.ts', 'tests/api/promotionRace.test.ts'],
  },
  program: {
    places: ['src/domain/program'],
    tests: ['tests/unit/domain', 'tests/unit/runtimes', 'tests/browser/'],
  },
};
