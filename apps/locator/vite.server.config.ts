import { documentsConfig } from '@comanda/build';
import { defineConfig } from 'vite';

export default defineConfig(
  documentsConfig({ app: 'locator', entry: 'src/server/entry.tsx', output: 'pages.mjs' }),
);
