import { readFileSync } from 'node:fs';
import { fileOf } from '../../../scripts/lib/bundle-size.mjs';
import { fromRoot } from '../../../scripts/lib/paths.mjs';

/** The page of a menu. */
export const MENU_FILES = builtFiles(['menu']);

/** What is fetched while a guest still chooses: the pages from the cart to the number of the order. */
export const CHECKOUT_FILES = builtFiles(['cart', 'phone', 'pay', 'order-complete']);

/** The paths of the files that the build put these pages of web ordering in. */
function builtFiles(routes: readonly string[]): readonly string[] {
  const parts = JSON.parse(readFileSync(fromRoot('apps/diner-web/dist/.vite/parts.json'), 'utf8'));
  return routes.map((route) => `/_/diner-web/${fileOf(parts, `src/app/routes/${route}.tsx`)}`);
}
