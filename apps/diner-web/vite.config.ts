import { surfaceConfig } from '@comanda/build';
import { defineConfig } from 'vite';
import surfaces from '../../surfaces.json' with { type: 'json' };

/** Whether an app of its own takes the payments of front of house on a reader: who owns all addresses has no such page. */
const hasReader = surfaces.some(({ paths }) => paths.includes('/order/frontOfHouseReader'));

export default defineConfig({
  define: { 'import.meta.env.HAS_READER': JSON.stringify(hasReader) },
  ...surfaceConfig({
    app: 'diner-web',
    preloads: {
      __TEXT_CHUNKS__: textsOf('browsing'),
      __MENU_TEXT_CHUNKS__: textsOf('ordering'),
      __MENU_CHUNKS__: 'src/app/routes/menu.tsx',
      __CHECKOUT_TEXT_CHUNKS__: textsOf('checkout'),
      __CART_CHUNKS__: 'src/app/routes/cart-page.tsx',
      __HOME_CHUNKS__: 'src/app/routes/home.tsx',
      __TABLE_CHUNKS__: 'src/app/table/table-routes.tsx',
      __KEPT_CHUNKS__: '../../packages/ordering/src/store/parse-state.ts',
    },
  }),
});

/** Returns where a group of texts is, by language. */
function textsOf(group: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ['en', 'fr', 'es', 'pt'].map((language) => [
      language,
      `../../packages/i18n/src/groups/${group}-${language}.ts`,
    ]),
  );
}
