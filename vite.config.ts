import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Fonts and pictures are files of their own: inlined ones would weigh down the styles of every page.
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: {
        // The whole server is one bundle: `node build/server/main.js` needs no loader.
        rollupOptions: { input: { main: './src/server/main.ts' } },
      },
    },
  },
});
