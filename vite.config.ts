import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), productionRouter(), reactRouter()],
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
                { name: 'shared', minShareCount: 12, test: /src\// },
                // Parts of every page that other pages load too; each would be a file of its own.
                {
                  name: 'shared',
                  test: /src\/(routes\/useServices|domain\/wholeDocument|containers\/(useSession|WhenNear|DiscussionContainer)|browser\/(cookies|theme|whenNeeded)|components\/(ui\/(ErrorScreen|useIsHydrated|NavigationLink|Breadcrumbs|Prose)|layout\/navigation))\.tsx?$/,
                },
                { name: 'prices', test: /src\/(domain\/money|components\/course\/coursePrice)\.ts$/ },
                // What courses and lectures have in common, and what both their containers load later.
                {
                  name: 'learning',
                  test: /src\/(containers\/useKeptSession|domain\/lectureNavigation|components\/(quiz\/QuizCard|course\/(LineNumber|LectureName)))\.tsx?$/,
                },
                // The face of a video: lectures and the video pages have it, and of neither much else is in common.
                { name: 'poster', test: /src\/components\/video\/(VideoPoster|VideoThumbnail|videoAddress)\.tsx?$/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // The whole server is one bundle: `node build/server/main.js` needs no loader.
        rollupOptions: { input: { main: './src/server/main.ts' } },
      },
    },
  },
});

/** Browsers get the router's production build; its package names the development one, which warns, for everybody. */
function productionRouter(): Plugin {
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
  };
}
