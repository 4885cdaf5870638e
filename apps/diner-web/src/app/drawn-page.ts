import type { Language } from '@comanda/contracts';
import { isLanguage } from '@comanda/i18n';
import type { KnownOffset } from '@comanda/schedules';

/** A page that came with its document: a server drew it, as of some moment. */
export type DrawnPage = {
  readonly language: Language;
  readonly at: Date;
  readonly menu_version: number;
  /** What its clock shows there in these days; null when it changes in them. */
  readonly clock: { readonly timezone: string; readonly offset: KnownOffset } | null;
};

/** What the document says of the page in it; null when it holds none. */
export function readDrawnPage({ lang, dataset }: HTMLElement): DrawnPage | null {
  const { drawnAt, menuVersion, clock = '' } = dataset;
  if (drawnAt === undefined || !isLanguage(lang)) return null;
  return {
    language: lang,
    at: new Date(Number(drawnAt)),
    menu_version: Number(menuVersion),
    clock: readClock(clock),
  };
}

/** What a document says of a restaurant's clock, to be read by `readDrawnPage`. */
export function writeClock(
  timezone: string,
  { from_ms, until_ms, offset_ms }: KnownOffset,
): string {
  return [timezone, from_ms, until_ms, offset_ms].join(' ');
}

function readClock(text: string): DrawnPage['clock'] {
  const [timezone = '', ...numbers] = text.split(' ');
  const [from_ms, until_ms, offset_ms] = numbers.map(Number);
  if (from_ms === undefined || until_ms === undefined || offset_ms === undefined) return null;
  return { timezone, offset: { from_ms, until_ms, offset_ms } };
}
