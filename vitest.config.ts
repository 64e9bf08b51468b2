import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tests/support/findBrowser.ts';

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

const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox'] } }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    // Two browsers at once are what a two-core machine bears; where tests wait for a database or as a visitor does, three.
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'] } },
      {
        test: {
          name: 'api-pglite',
          include: ['tests/api/*.test.ts'],
          // The files share the server's modules, which keep nothing; loading them for each would take longer than the tests.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: ['tests/api/**/*.test.ts'],
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/support/postgres.globalSetup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        optimizeDeps,
        test: { name: 'browser', include: ['tests/browser/**/*.test.tsx'], browser: chromium() },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' }), tailwindcss()],
        optimizeDeps: { include: [...optimizeDeps.include, '@storybook/addon-a11y/preview'] },
        // The files share a page, which loads the components once: loading them for each file would take most of the time.
        test: { name: 'stories', isolate: false, browser: chromium() },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          globalSetup: ['tests/support/site.globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
