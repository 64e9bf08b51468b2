import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { build, defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), scriptTexts(), textWorker(), reactRouter()],
  // Fonts and pictures are files of their own: inlined ones would weigh down the styles of every page.
  build: { assetsInlineLimit: 0, modulePreload: false },
  // Found at the start of the development server, not in the middle of the first visit.
  optimizeDeps: {
    include: [
      '@radix-ui/react-checkbox',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
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
        // For the server alone, which names by them where an error of a browser stands: the build takes them away (`scripts/keepMaps.ts`).
        sourcemap: 'hidden',
        rollupOptions: {
          // Said of the router's code and of route modules, where a line may be some lines off.
          checks: { sourcemapBroken: false },
          output: {
            sourcemapExcludeSources: true,
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|rolldown\/runtime/,
                },
                // Of packages it takes what these modules use; their indexes name much that only some pages do.
                {
                  name: (id, modules) => (onEveryPage(modules).has(id) ? 'frame' : null),
                  debugName: 'frame',
                  test: /\/src\//,
                },
                // Small parts that several pages share: as a file of its own each costs a request, which is more than its bytes. What
                // sends is a learner's.
                {
                  name: 'small',
                  test: /\/src\/(?!.*\/(?:desk|outbox)\/)/,
                  tags: ['$initial'],
                  minShareCount: 8,
                  maxModuleSize: 1500,
                },
                // What the pages of courses and lectures know of who learns: each of a few hundred bytes.
                {
                  name: 'learning',
                  test: /\/src\/.*\/(?:guestProgress|learningPlural|openedLately|useGuestMarks)\.ts$/,
                  tags: ['$initial'],
                },
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

/** The parts of the two routes that every page has; what they import is loaded everywhere, and so is one file. */
const framePages = ['src/root.tsx', 'src/routes/shell.tsx'].flatMap((file) =>
  ['?__react-router-build-client-route', '?route-chunk=main', '?route-chunk=clientLoader'].map((part) =>
    resolve(file + part),
  ),
);
let frame: Set<string> | undefined;

interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

/** The modules that are reached from the frame of all pages without waiting for anything. */
function onEveryPage(modules: Modules): Set<string> {
  frame ??= withImports([...framePages, resolve('src/entry.client.tsx')], modules);
  return frame;
}

function withImports(ids: string[], modules: Modules, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    const module = found.has(id) ? null : modules.getModuleInfo(id);
    if (module) withImports(module.importedIds, modules, found.add(id));
  }
  return found;
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
