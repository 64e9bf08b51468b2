import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The workshop knows components only, so the router's plugin stays out of it.
export default defineConfig({
  plugins: [react(), tailwindcss()],
  // Whatever a component imports is bundled before the first story: finding it later would reload the page under a test.
  optimizeDeps: { entries: ['stories/**/*.stories.tsx', 'src/components/**/*.tsx'] },
});
