import { fileOf, filesOf, readManifest } from '@comanda/build/manifest';
import type { Language } from '@comanda/contracts';
import type { TextGroup } from '@comanda/i18n';
import { fromRoot } from '../../../scripts/lib/paths.mjs';

const DIST = fromRoot('apps/diner-web/dist');
const BASE = '/_/diner-web/';
const manifest = readManifest(DIST);

/** The path of the file that every page of web ordering begins with. */
export const ENTRY_FILE = `${BASE}${fileOf(manifest, 'index.html')}`;

/** The path of the file that the build put a part in, by its source below `apps/diner-web`. */
export function partFile(source: string): string {
  return `${BASE}${fileOf(manifest, source)}`;
}

/** The path of the file that a group of texts is in. */
export function textsFile(group: TextGroup, language: Language): string {
  return partFile(`../../packages/i18n/src/groups/${group}-${language}.ts`);
}

/** All that the page of a menu is made of. */
export function menuFiles(language: Language): readonly string[] {
  return [...pages(['menu']), ...texts(['browsing', 'ordering'], language)];
}

/** Files fetched while a guest still chooses: the pages from the cart to the number of the order. */
export function checkoutFiles(language: Language): readonly string[] {
  return [
    ...pages(['cart', 'phone', 'pay', 'order-complete']),
    ...texts(['ordering', 'checkout'], language),
  ];
}

/** Files that a returning guest needs for a menu when offline; many are not used in the first visit. */
export function keptFiles(language: Language): readonly string[] {
  const others = [
    'src/app/client.ts',
    '../../packages/ordering/src/store/parse-state.ts',
    '../../packages/ui/src/theme/index.ts',
  ];
  return [
    ...pages(['menu', 'filled-cart-bar', 'cart']),
    ...scriptsOf(others),
    `${BASE}${fileOf(manifest, 'style.css')}`,
    ...texts(['browsing', 'ordering', 'checkout'], language),
  ];
}

function texts(groups: readonly TextGroup[], language: Language): readonly string[] {
  return groups.map((group) => textsFile(group, language));
}

function pages(routes: readonly string[]): readonly string[] {
  return scriptsOf(routes.map((route) => `src/app/routes/${route}.tsx`));
}

/** The paths of the scripts that these sources lie in, with all that they import. */
function scriptsOf(sources: readonly string[]): readonly string[] {
  return filesOf(manifest, sources)
    .filter((file) => file.endsWith('.js'))
    .map((file) => BASE + file);
}
