import { fileOf, filesOf, readManifest } from '@comanda/build/manifest';

/**
 * The sources that a guest who comes back without a network needs and may not have used before: reading the persisted order, talking to
 * the service when it is back, the default theme, the pages from a menu to a dish and to the cart.
 */
const SOURCES = [
  'index.html',
  'style.css',
  '../../packages/ordering/src/store/parse-state.ts',
  '../../packages/ui/src/theme/index.ts',
  'src/app/client.ts',
  'src/app/routes/menu.tsx',
  'src/app/routes/search.tsx',
  'src/app/routes/filled-cart-bar.tsx',
  'src/app/routes/cart-page.tsx',
] as const;

const LANGUAGES = ['en', 'fr', 'es', 'pt'] as const;

type NextVisit = {
  readonly parts: readonly string[];
  /** The file of the cart's texts, by language. */
  readonly texts: Readonly<Record<string, string>>;
};

/** Returns the addresses of the files that these are built to, in the build that lies in a folder. */
export function filesForNextVisit(dist: string, base: string): NextVisit {
  const manifest = readManifest(dist);
  const texts = LANGUAGES.map((language) => {
    const source = `../../packages/i18n/src/groups/checkout-${language}.ts`;
    return [language, base + fileOf(manifest, source)] as const;
  });
  return {
    parts: filesOf(manifest, SOURCES)
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map((file) => base + file),
    texts: Object.fromEntries(texts),
  };
}
