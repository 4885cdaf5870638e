import { isSeen } from '@comanda/contracts/bundle';
import { UNFIT_CHARACTERS } from '../shared/unfit-characters';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A text on one line as it would be shown: no tags, no entities, single spaces. */
export function plainText(raw: unknown): string {
  if (typeof raw !== 'string') return '';
  const line = raw
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|div)>/gi, ' ')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
      decode(whole, decimal, hex, name),
    )
    .replaceAll(/\s+/g, ' ');
  return visibleText(line);
}

/** A text without the blanks around it and without what is no text; empty when nothing is seen of it. */
export function visibleText(raw: string): string {
  const text = raw.replaceAll(UNFIT_CHARACTERS, '').trim();
  return isSeen(text) ? text : '';
}

function decode(whole: string, decimal?: string, hex?: string, name?: string): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  if (Number.isInteger(code) && code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
  return ENTITIES[name ?? ''] ?? whole;
}

/** At most so many characters, cut between words, with a mark that it was cut. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > most / 2 ? cut.slice(0, space) : cut}…`;
}
