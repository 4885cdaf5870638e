import { documentsConfig } from '@comanda/build';
import { defineConfig } from 'vite';

export default defineConfig(
  documentsConfig({ app: 'receipts', entry: 'src/server/entry.tsx', output: 'pages.mjs' }),
);
