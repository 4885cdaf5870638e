import { defineConfig } from 'vite';
import { surfaceConfig } from '../../scripts/vite/surface-config.ts';
import surfaces from '../../surfaces.json' with { type: 'json' };
import { CHUNKS, IN_SHELL } from './chunks.ts';

/** Whether an app of its own takes the payments of front of house on a reader: who owns all addresses has no such page. */
const hasReader = surfaces.some(({ paths }) => paths.includes('/order/frontOfHouseReader'));

export default defineConfig({
  define: { 'import.meta.env.HAS_READER': JSON.stringify(hasReader) },
  ...surfaceConfig({
    app: 'diner-web',
    chunks: CHUNKS,
    shell: IN_SHELL,
    preloads: {
      __TEXT_CHUNKS__: /\/groups\/browsing-(\w+)\.ts$/,
      __MENU_TEXT_CHUNKS__: /\/groups\/ordering-(\w+)\.ts$/,
      __MENU_CHUNKS__: '/app/routes/menu.tsx',
      __CHECKOUT_TEXT_CHUNKS__: /\/groups\/checkout-(\w+)\.ts$/,
      __CART_CHUNKS__: '/app/routes/cart.tsx',
      __HOME_CHUNKS__: '/app/routes/home.tsx',
      __TABLE_CHUNKS__: '/app/table/table-door.tsx',
      __KEPT_CHUNKS__: '/store/parse-state.ts',
    },
  }),
});
