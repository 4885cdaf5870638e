import { surfaceConfig } from '@comanda/build';
import { defineConfig } from 'vite';

export default defineConfig(surfaceConfig({ app: 'locator' }));
