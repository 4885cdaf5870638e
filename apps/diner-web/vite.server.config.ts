import { documentsConfig } from '@comanda/build';
import { defineConfig } from 'vite';

export default defineConfig(documentsConfig({ app: 'diner-web', entry: 'src/server/entry.ts' }));
