import type { Language } from '@comanda/contracts';
import { loadTexts } from '../load-texts';
import type { TextGroup } from '../texts';

const GROUPS = [
  'browsing',
  'ordering',
  'checkout',
  'receipt',
  'table',
  'reader',
  'venue',
  'kiosk',
  'legal',
  'locator',
  'staff',
  'wall',
] as const satisfies readonly TextGroup[];

/** Texts by key, such as `cart.line.gone`. */
export type FlatTexts = Readonly<Record<string, string>>;

/** All texts of all languages. */
export const texts: Readonly<Record<Language, FlatTexts>> = {
  en: await loadAll('en'),
  fr: await loadAll('fr'),
  es: await loadAll('es'),
  pt: await loadAll('pt'),
};

async function loadAll(language: Language): Promise<FlatTexts> {
  const groups = await Promise.all(GROUPS.map((group) => loadTexts(language, group)));
  return Object.assign({}, ...groups.map((group) => flatten(group, ''))) as FlatTexts;
}

function flatten(value: object, path: string): FlatTexts {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
      typeof child === 'object' && child !== null
        ? Object.entries(flatten(child, `${path}${key}.`))
        : [[path + key, String(child)]],
    ),
  );
}
