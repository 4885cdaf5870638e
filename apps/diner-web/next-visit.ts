import { readFileSync } from 'node:fs';
import { fileOf, withImports } from '../../scripts/lib/bundle-size.mjs';

/**
 * What a guest who comes back without a network needs, and may not have used before: what reads the order that was kept, what
 * talks to the service when it is back, colours for the document that stands in, and the way from a menu to a dish that is looked for, and to the cart.
 */
const SOURCES = [
  '../../packages/ordering/src/store/parse-state.ts',
  '../../packages/ui/src/theme/index.ts',
  'src/app/client.ts',
  'src/app/routes/menu.tsx',
  'src/app/routes/search.tsx',
  'src/app/routes/filled-cart-bar.tsx',
  'src/app/routes/cart.tsx',
] as const;

/** What the cart says, in one language. */
const CART_TEXTS = /\/i18n\/src\/groups\/checkout-(\w+)\.ts$/;

type NextVisit = {
  readonly parts: readonly string[];
  /** What the cart says, by language. */
  readonly texts: Readonly<Record<string, string>>;
};

/** The addresses of what these are made of, in the build that lies in a folder. */
export function filesForNextVisit(dist: string, base: string): NextVisit {
  const [manifest, parts] = ['manifest', 'parts'].map((name) =>
    JSON.parse(readFileSync(`${dist}/.vite/${name}.json`, 'utf8')),
  );
  const files = SOURCES.map((source) => fileOf(parts, source));
  const scripts = withImports(manifest, files).filter((file) => file.endsWith('.js'));
  // A document that a server drew has its styles in it; the one that stands in has not.
  const styles = Object.values<{ readonly file: string }>(manifest).flatMap(({ file }) =>
    file.endsWith('.css') ? [file] : [],
  );
  const texts = Object.keys(parts).flatMap((source) => {
    const [, language] = CART_TEXTS.exec(source) ?? [];
    return language ? [[language, base + fileOf(parts, source)]] : [];
  });
  return {
    parts: [...scripts, ...styles].map((file) => base + file),
    texts: Object.fromEntries(texts),
  };
}
