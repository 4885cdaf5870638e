import { defineConfig } from 'vite';
import { surfaceConfig } from '../../scripts/vite/surface-config.ts';
import { CHUNKS, IN_SHELL } from './chunks.ts';

export default defineConfig(
  surfaceConfig({
    app: 'diner-web',
    chunks: CHUNKS,
    shell: IN_SHELL,
    preloads: {
      __TEXT_CHUNKS__: /\/groups\/browsing-(\w+)\.ts$/,
      __MENU_TEXT_CHUNKS__: /\/groups\/ordering-(\w+)\.ts$/,
      __MENU_CHUNKS__: '/app/routes/menu.tsx',
      __HOME_CHUNKS__: '/app/routes/home.tsx',
      __TABLE_CHUNKS__: '/app/table/table-door.tsx',
      __KEPT_CHUNKS__: '/store/parse-state.ts',
    },
  }),
);
