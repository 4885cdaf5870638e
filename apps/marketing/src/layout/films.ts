import type { Language } from '@comanda/contracts';
import type { Product } from '../addresses';
import pictures from './pictures.json';

const PHONE = { width: 480, height: 1038 } as const;

/** Films of the surfaces in use, one for each product page, and the size of each. */
export const FILMS = {
  kiosk: { width: 540, height: 960 },
  qr: PHONE,
  dinein: { width: 960, height: 600 },
  delivery: PHONE,
} as const satisfies Readonly<Record<Product, { readonly width: number; readonly height: number }>>;

const AVAILABLE: Readonly<Record<string, { readonly films: readonly string[] }>> = pictures;

/** Returns the language in which a film is shown: the page's, else English; null where none was taken. */
export function languageOfFilm(product: Product, language: Language): Language | null {
  return (
    ([language, 'en'] as const).find((each) => AVAILABLE[each]?.films.includes(product)) ?? null
  );
}
