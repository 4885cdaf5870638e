import { defineConfig } from 'vite';
import { documentsConfig } from '../../scripts/vite/documents-config.ts';

export default defineConfig(documentsConfig({ app: 'diner-web', entry: 'src/server/entry.ts' }));
