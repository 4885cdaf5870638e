import { defineConfig } from 'vite';
import { surfaceConfig } from '../../scripts/vite/surface-config.ts';

export default defineConfig(surfaceConfig({ app: 'receipts' }));
