import type { KnipConfig } from 'knip';

/** What nothing names as an import: `npm run check` finds files, exports and packages that nobody uses any more. */
export default {
  entry: [
    'src/server/start/main.ts',
    'src/server/backup/runCommand.ts',
    'src/runtimes/python/{frame,worker}.js',
    'scripts/*.ts',
    'scripts/{media,sources}/*.ts',
    'tests/bench/*.{ts,mjs}',
    'tests/mutants/{draw,run}.ts',
  ],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Read as files: typefaces, a browser, the engines of accessibility.
    '@expo-google-fonts/roboto',
    '@fontsource-variable/*',
    'dejavu-fonts-ttf',
    '@sparticuz/chromium',
    'accessibility-checker-engine',
    'html_codesniffer',
    // Of the router's usual server entry; the site has its own.
    '@react-router/node',
    'isbot',
  ],
  // Programs of the machine, which the scripts that call them ask for.
  ignoreBinaries: ['apt-get', 'php', 'wrk', 'nginx', 'openssl', 'espeak-ng', 'flock'],
} satisfies KnipConfig;
