import { getRequestListener } from '@hono/node-server';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { type Plugin, runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';
import type * as Runtimes from './src/server/http/routes/runtimes.ts';
import { findBrowser } from './tests/support/findBrowser.ts';
import { canPinBrowser, pinnedBrowser } from './tests/support/pinnedBrowser.ts';
import { compareExactly } from './tests/visual/compareExactly.ts';
import { outcomeFolder, referenceFolder, windowSize } from './tests/visual/pictures.ts';

// React is bundled before the first test: finding it in the middle of a run would reload the page under the test.
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    '@radix-ui/react-checkbox',
    '@radix-ui/react-dialog',
    '@stripe/react-stripe-js',
    '@stripe/stripe-js/pure',
    '@testing-library/react',
    'class-variance-authority',
    'react-google-recaptcha-v3',
    'react-router-dom',
    'vimeo-video-element',
    'youtube-video-element',
    'zod',
  ],
};

/** Of the test that runs every exercise of the lessons. */
const forReadingLessons = ['remark-directive', 'remark-gfm', 'remark-parse', 'unified', 'unist-util-visit', 'yaml'];

/** Of the test that pastes into the editor of texts. */
const forPasting = ['rehype-parse', 'rehype-remark', 'remark-stringify', 'hast-util-to-string'];

const chromium = (executablePath: string, args: string[] = []) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath, args: ['--no-sandbox', ...args] },
    contextOptions: { viewport: windowSize },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** Games of lectures are not asked for here. */
const withoutDatabase = () => {
  throw new Error('There is no database here.');
};

/** Where learners' programs run is answered by our server, with its policies. */
const runtimes: Plugin = {
  name: 'runtimes',
  async configureServer(server) {
    const { module } = await runnerImport<typeof Runtimes>('./src/server/http/routes/runtimes.ts');
    const answer = getRequestListener(module.runtimes(withoutDatabase).fetch);
    server.middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/runtimes/')) void answer(request, response);
      else next();
    });
  },
};

/** Every file runs on PostgreSQL. What is about calls or texts, and meets a database by the way, runs there alone. */
const onPostgresOnly = [
  'addresses,archive,authProxy,authorization,captcha,clientNetwork,conventions,crossOrigin,fuzz,lectureMedia',
  'localGateway,localProvider,logging,networkLimits,observation,openApi,orderProperty,outage,page,pageForms',
  'paymentEvent,promotionRace,sampleContent,sourcedArticle,stripeGateway,trialCalls,verifiedAddress',
].join();
/** Where the embedded database is most likely to differ: its disk, its one connection, SQL that is written by hand. */
const aboutPglite = 'backup,database,deskOverview,exerciseProgress,order,search';

/** Whatever may differ from one machine or one run to the next is switched off: hints, subpixels, profiles, partial and optimised drawing. */
const steadyFlags = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--hide-scrollbars',
];

interface ScreenshotName {
  root: string;
  arg: string;
  ext: string;
}

/** Of every project. */
const setupFiles = ['tests/support/stderr.setup.ts'];

/** The files share the server's modules, as those of rules do, and wait for a database more than they compute. */
const apiTests = (name: string, files: { include: string[]; exclude?: string[]; globalSetup?: string[] }) => ({
  test: {
    name,
    setupFiles,
    isolate: false,
    maxWorkers: 3,
    sequence: { groupOrder: 2 },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...files,
  },
});

const siteTests = {
  setupFiles,
  // The files share a browser: each visitor has a context of its own in it.
  isolate: false,
  globalSetup: ['tests/support/site.globalSetup.ts'],
  // Long enough for the longest way on a machine that others keep busy: what fails is said by what it waits for.
  testTimeout: 300_000,
  hookTimeout: 180_000,
};
/** Of a visitor's ways those that look at a clock. */
const timed = 'tests/e2e/{firstPress,firstProgram}.test.ts';

const systemTests = {
  setupFiles,
  globalSetup: ['tests/support/postgres.globalSetup.ts'],
  testTimeout: 300_000,
  hookTimeout: 180_000,
};
/** Of them those that look at a clock or at the memory. */
const measured = 'tests/system/{load,memory,sharedDatabase,slowTexts,startup}.test.ts';

/** `functions` or `looks`: a run that makes one half of the checks alone (`.storybook/preview.tsx`). */
const storiesHalf = process.env.STORIES_HALF ?? '';

/** Stories are photographed with the browser of the lockfile; where that one does not run, they are only tested. */
const storiesTest = canPinBrowser
  ? {
      globalSetup: storiesHalf === 'functions' ? [] : ['tests/visual/pictures.globalSetup.ts'],
      browser: {
        ...chromium(pinnedBrowser('draw'), steadyFlags),
        expect: {
          toMatchScreenshot: {
            comparatorName: 'exact' as const,
            // A busy machine takes more than the default 5 seconds for two pictures of a large dialog.
            timeout: 15_000,
            comparators: { exact: compareExactly },
            resolveScreenshotPath: ({ root, arg, ext }: ScreenshotName) => `${root}/${referenceFolder}/${arg}${ext}`,
            resolveDiffPath: ({ root, arg, ext }: ScreenshotName) => `${root}/${outcomeFolder}/${arg}${ext}`,
          },
        },
      },
    }
  : { browser: chromium(findBrowser()) };

export default defineConfig({
  test: {
    // Two browsers at once are what a two-core machine bears; where tests wait for a database, a picture or as a visitor does, three.
    maxWorkers: 2,
    // `npm run coverage`: what of the sources the rules' and the API's tests run through. It says where to look, and sets no bar.
    coverage: { provider: 'v8', include: ['src/**/*.{ts,tsx}'], reporter: ['text-summary', 'html'] },
    // A picture that nobody accepted fails; `--update` accepts.
    update: 'none',
    tags: [
      {
        name: 'main',
        description: 'A way of visitors that would hurt most: of tests/e2e, `npm test` runs these alone.',
      },
      {
        name: 'thorough',
        description: 'Many cases of one rule, or what waits for a limit: left to `npm run test:all`.',
      },
    ],
    // What every story is drawn with, and no story imports: `--changed` compares all of them then.
    forceRerunTriggers: [
      '**/package{,-lock}.json',
      '**/vite{,st}.config.ts',
      '**/tailwind.config.ts',
      '**/.storybook/**',
      '**/public/**',
      '**/src/fonts/**',
      '**/src/styles{.css,/**}',
      '**/tests/visual/*.ts',
    ],
    projects: [
      // The files share the modules, which keep nothing; loading them for each would take longer than the tests. So it is with the API.
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], setupFiles, isolate: false, testTimeout: 60_000 } },
      apiTests('api-pglite', { include: [`tests/api/{${aboutPglite}}.test.ts`] }),
      // All that is about rows, those above too: a run has the one or the other.
      apiTests('api-pglite-twins', {
        include: ['tests/api/*.test.ts'],
        exclude: [`tests/api/{${onPostgresOnly}}.test.ts`],
      }),
      apiTests('api-postgres', {
        include: ['tests/api/**/*.test.ts'],
        globalSetup: ['tests/support/postgres.globalSetup.ts'],
      }),
      {
        plugins: [react(), tailwindcss(), runtimes],
        optimizeDeps: { include: [...optimizeDeps.include, ...forReadingLessons, ...forPasting, 'fast-check'] },
        test: {
          name: 'browser',
          setupFiles: [...setupFiles, 'tests/support/browser.setup.ts'],
          testTimeout: 60_000,
          // What is formatted on both sides: the server and Chromium have tables of their own, and have to agree.
          include: ['tests/browser/**/*.test.tsx', 'tests/unit/domain/{number,money,dateTime}.test.ts'],
          // Pages do not take the number from above.
          maxWorkers: 2,
          // A visitor's browser gives a frame of another origin a process of its own; this one has to be told.
          browser: chromium(findBrowser(), ['--site-per-process']),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' }), tailwindcss()],
        optimizeDeps: {
          include: [...optimizeDeps.include, '@storybook/addon-a11y/preview', 'storybook/internal/core-events'],
        },
        // The files share a page, which loads the components once: loading them for each file would take most of the time.
        // Pages wait for the browser, so three at once are faster than two, with nothing beside them, and four where looks alone are
        // checked.
        // Six pictures of a long screen take a busy machine longer than the default 15 seconds.
        test: {
          name: 'stories',
          setupFiles,
          isolate: false,
          env: { STORIES_HALF: storiesHalf },
          maxWorkers: storiesHalf === 'looks' ? 4 : 3,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          ...storiesTest,
        },
      },
      {
        test: {
          name: 'e2e',
          ...siteTests,
          include: ['tests/e2e/**/*.test.ts'],
          exclude: [timed],
          maxWorkers: 3,
          sequence: { groupOrder: 3 },
        },
      },
      {
        // What a visitor waits for is measured with nothing beside it.
        test: {
          name: 'e2e-timed',
          ...siteTests,
          include: [timed],
          maxWorkers: 1,
          sequence: { groupOrder: 8 },
        },
      },
      {
        // Two more engines read whole pages, as they are once everything has come: one page after the other.
        test: {
          name: 'a11y',
          ...siteTests,
          include: ['tests/a11y/**/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 5 },
        },
      },
      {
        // The same site in another engine, one page after the other beside them.
        test: {
          name: 'firefox',
          ...siteTests,
          include: ['tests/firefox/**/*.test.ts'],
          globalSetup: ['tests/support/firefox.globalSetup.ts', ...siteTests.globalSetup],
          maxWorkers: 2,
          sequence: { groupOrder: 5 },
        },
      },
      {
        // The process as its operator knows it: kills, proxies, a second process beside it. They wait more than they compute.
        test: {
          name: 'system',
          ...systemTests,
          include: ['tests/system/**/*.test.ts'],
          exclude: [measured],
          maxWorkers: 2,
          sequence: { groupOrder: 4 },
        },
      },
      {
        // What measures the process has the machine for itself.
        test: {
          name: 'system-measured',
          ...systemTests,
          include: [measured],
          maxWorkers: 1,
          sequence: { groupOrder: 7 },
        },
      },
    ],
  },
});
