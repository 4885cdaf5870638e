import { surfaceConfig } from '@comanda/build';
import { defineConfig, mergeConfig } from 'vite';

export default defineConfig(
  mergeConfig(surfaceConfig({ app: 'marketing' }), {
    build: { rolldownOptions: { input: ['index.html', 'src/contact/contact-form.ts'] } },
  }),
);
