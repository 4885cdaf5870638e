import type { Language } from '@comanda/contracts';

export const PRODUCTS = ['kiosk', 'qr', 'dinein', 'delivery'] as const;
export type Product = (typeof PRODUCTS)[number];

/** The pages of the site; each has an address in every language. */
export const PAGES = {
  landing: '/',
  contact: '/contact',
  complete: '/contact/complete',
  kiosk: '/product/kiosk',
  qr: '/product/qr',
  dinein: '/product/dinein',
  delivery: '/product/delivery',
  privacy: '/privacy',
  terms: '/tos',
} as const;

export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Returns the path of a page in a language: English has none before it, the others `/fr`, `/es`, `/pt`. */
export function pathOf(page: PageName, language: Language): string {
  const path = PAGES[page];
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
