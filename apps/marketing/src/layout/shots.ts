import type { Language } from '@comanda/contracts';
import pictures from './pictures.json';

const PHONE = { width: 390, height: 844, widths: [320, 640], sizes: '19rem' } as const;
const KIOSK = { width: 1080, height: 1920, widths: [360, 720], sizes: '22rem' } as const;
const TABLET = {
  width: 1280,
  height: 800,
  widths: [640, 1280],
  sizes: '(min-width: 850px) 40rem, 92vw',
} as const;
const SCREEN = { ...TABLET, height: 720 } as const;

/** Screenshots of the surfaces: the window of each, the widths of its files, and how wide a page shows it. */
export const SHOTS = {
  menu: PHONE,
  item: PHONE,
  bill: PHONE,
  cart: PHONE,
  handheld: PHONE,
  harbor: PHONE,
  odile: PHONE,
  'lantern-house': PHONE,
  backlot: PHONE,
  kiosk: KIOSK,
  'kiosk-item': KIOSK,
  board: TABLET,
  locator: TABLET,
  wall: SCREEN,
} as const;

export type Shot = keyof typeof SHOTS;

export function isShot(name: string): name is Shot {
  return Object.hasOwn(SHOTS, name);
}

const AVAILABLE: Readonly<Record<string, { readonly shots: readonly string[] }>> = pictures;

/** Returns the language in which a shot is shown: the page's, else English; null where no picture was taken. */
export function languageOfShot(shot: Shot, language: Language): Language | null {
  return ([language, 'en'] as const).find((each) => AVAILABLE[each]?.shots.includes(shot)) ?? null;
}
