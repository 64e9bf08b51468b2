import { existsSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { build, defineConfig, type Plugin } from 'vite';

/** Parts of every page that other pages load too; each would be a file of its own. */
const everywhere = [
  'root.tsx',
  'routes/shell.tsx',
  'routes/parts/load.ts',
  'routes/parts/meta.ts',
  'routes/parts/useServices.ts',
  'queries/course.ts',
  'queries/post.ts',
  'queries/ownQuery.ts',
  'domain/format.ts',
  'domain/paging.ts',
  'domain/plural.ts',
  'domain/wholeDocument.ts',
  'containers/account/useSession.ts',
  'containers/ui/WhenNear.tsx',
  'containers/ui/hydratedWhenNear.tsx',
  'containers/comment/DiscussionContainer.tsx',
  'browser/storage/cookies.ts',
  'browser/storage/storedDate.ts',
  'browser/storage/storedFlag.ts',
  'browser/page/theme.ts',
  'browser/page/whenNeeded.ts',
  'components/ui/EmptyState.tsx',
  'components/ui/ErrorScreen.tsx',
  'components/ui/Fact.tsx',
  'components/ui/FailureNote.tsx',
  'components/ui/Pill.tsx',
  'containers/ui/QuerySection.tsx',
  'components/ui/useIsHydrated.ts',
  'components/ui/NavigationLink.tsx',
  'components/ui/Breadcrumbs.tsx',
  'components/ui/Prose.tsx',
  'components/layout/navigation.ts',
  'containers/layout/useOpenedHere.ts',
  'queries/video.ts',
];
/** What courses and lectures have in common, and what both their containers load later. */
const learning = [
  'containers/account/useKeptSession.ts',
  'domain/lectureNavigation.ts',
  'components/quiz/QuizCard.tsx',
  'components/course/LineNumber.tsx',
  'components/course/LectureName.tsx',
];
/** What lists with pages have in common. */
const paging = ['components/page/ListScreen.tsx', 'components/page/PageHeader.tsx', 'components/ui/Pagination.tsx'];
/** The face of a video: lectures and the video pages have it, and of neither much else is in common. */
const poster = [
  'components/video/ClickToLoadVideo.tsx',
  'components/video/VideoPoster.tsx',
  'components/video/VideoThumbnail.tsx',
  'domain/videoAddress.ts',
];
/** What every lecture needs, and what else of lectures comes later. */
const lecture = [
  'routes/lecture.tsx',
  'containers/lecture/LectureContainer.tsx',
  'containers/lecture/LectureVideoContainer.tsx',
  'containers/quiz/QuizInvitations.tsx',
];
/** Functions of the router to which no page of this site comes; what only they use is left out with them. */
const unusedOfRouter = [
  // `PageScripts` writes which files a page loads.
  'Scripts',
  // Links are plain anchors.
  'PrefetchPageLinks',
  // All routes are known from the beginning.
  'getPatchRoutesOnNavigationFunction',
  'useFogOFWarDiscovery',
  // Nobody watches the router.
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  // Every page is rendered on the server, and no part of it there alone.
  'RSCErrorHandler',
  'RemixRootDefaultHydrateFallback',
  'nonSsrStrategy',
  // The root has a screen of its own for errors.
  'DefaultErrorComponent',
];
/** What a press in a lesson brings, whatever the language; who is signed in has what is kept of exercises before. */
const kept = ['browser/exercise/exerciseMemory.ts', 'browser/exercise/lectureOf.ts'];
const programs = ['containers/code/Places.tsx', 'runtimes/createFrameRuntime.ts'];
/** With the parser, which pages of learners need too. */
const javascript = ['runtimes/javascript/createJavascriptRuntime.ts'];

export default defineConfig({
  plugins: [tailwindcss(), productionRouter(), scriptTexts(), textWorker(), reactRouter()],
  // Fonts and pictures are files of their own: inlined ones would weigh down the styles of every page.
  build: { assetsInlineLimit: 0, modulePreload: false },
  // Found at the start of the development server, not in the middle of the first visit.
  optimizeDeps: {
    include: [
      '@radix-ui/react-checkbox',
      '@radix-ui/react-dialog',
      '@stripe/react-stripe-js',
      '@stripe/stripe-js/pure',
      '@tanstack/react-query',
      'class-variance-authority',
      'firebase/analytics',
      'firebase/app',
      'firebase/auth',
      'react-google-recaptcha-v3',
      'react-router-dom',
    ],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|rolldown\/runtime/,
                },
                { name: 'shared', test: files(...everywhere) },
                { name: 'prices', test: files('domain/money.ts', 'domain/coursePrice.ts') },
                { name: 'learning', test: files(...learning) },
                { name: 'paging', test: files(...paging) },
                { name: 'post', test: files('routes/parts/postPage.ts', 'containers/post/whatNext.tsx') },
                {
                  name: 'lists',
                  test: files(
                    'routes/parts/listAddress.ts',
                    'routes/parts/postList.ts',
                    'containers/ui/usePageNumber.ts',
                  ),
                },
                { name: 'poster', test: files(...poster) },
                { name: 'lecture', test: files(...lecture) },
                { name: 'kept', test: files(...kept) },
                { name: 'programs', test: files(...programs) },
                { name: 'javascript', test: files(...javascript) },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // The whole server is one bundle: `node build/server/main.js` needs no loader.
        rollupOptions: { input: { main: './src/server/start/main.ts' } },
      },
    },
  },
});

/** Matches files of src/. One that has got another name is an error, for a list that matches nothing does nothing. */
function files(...names: string[]): RegExp {
  const missing = names.filter((name) => !existsSync(`src/${name}`));
  if (missing.length > 0) throw new Error(`vite.config.ts names files that are not there: ${missing.join(', ')}`);
  return new RegExp(`/src/(${names.join('|').replaceAll('.', '\\.')})$`);
}

/**
 * Browsers get the router's production build – its package names the development one, which warns, for everybody –, and of it what
 * pages use: six of its 35 kB they do not (docs/decisions/028-a-router-without-what-no-page-uses.md).
 */
function productionRouter(): Plugin {
  const missing = new Set(unusedOfRouter);
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id.replace('/react-router/dist/development/', '/react-router/dist/production/') ?? null;
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler(code) {
        let used = '';
        let end = 0;
        for (const node of this.parse(code).body) {
          if (node.type !== 'FunctionDeclaration' || !node.body || !unusedOfRouter.includes(node.id?.name ?? ''))
            continue;
          missing.delete(node.id?.name ?? '');
          used += `${code.slice(end, node.body.start)}{}`;
          end = node.body.end;
        }
        used += code.slice(end);
        // Components and contexts that nobody imports: without their names, and marked as what does nothing by itself, they go.
        return used
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          .replaceAll(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1');
      },
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        throw new Error(`The router has no ${[...missing].join(', ')} any more: see vite.config.ts.`);
    },
  };
}

/** The thread that reads texts is a program of its own beside the server (`server/texts/Lane.ts`). */
function textWorker(): Plugin {
  return {
    name: 'text-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      const id = './src/server/texts/worker.ts';
      this.emitFile({ type: 'chunk', id, fileName: 'textWorker.js', preserveSignature: 'strict' });
    },
  };
}

/** `…?script`: a module and what it imports, as the text of one script that stands in the page itself. */
function scriptTexts(): Plugin {
  return {
    name: 'script-texts',
    enforce: 'pre',
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const entry = id.replace('?script', '');
        const built = await build({
          configFile: false,
          logLevel: 'warn',
          build: {
            write: false,
            minify: true,
            lib: { entry, formats: ['iife'], name: 'script' },
          },
        });
        const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output[0] : []));
        if (!chunk) throw new Error(`${entry} gives no script.`);
        for (const file of chunk.moduleIds) if (!file.startsWith('\0')) this.addWatchFile(file);
        return `export const text = ${JSON.stringify(chunk.code.trim())};`;
      },
    },
  };
}
