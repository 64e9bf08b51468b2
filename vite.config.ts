import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      build: {
        // The whole server is one bundle: `node build/server/main.js` needs no loader.
        rollupOptions: { input: { main: './src/server/main.ts' } },
      },
    },
  },
});
