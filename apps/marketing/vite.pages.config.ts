import { documentsConfig } from '@comanda/build';
import { defineConfig, mergeConfig } from 'vite';

export default defineConfig(
  mergeConfig(documentsConfig({ app: 'marketing', entry: 'src/pages.tsx' }), {
    build: { rolldownOptions: { output: { entryFileNames: 'site.mjs' } } },
  }),
);
