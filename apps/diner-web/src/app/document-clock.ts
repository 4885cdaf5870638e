import type { KnownOffset } from '@comanda/schedules';

/** What a restaurant's clock shows in these days. */
type DocumentClock = { readonly timezone: string; readonly offset: KnownOffset };

/** What a document says of it, to be read by `readClock`. */
export function writeClock({
  timezone,
  offset: { from_ms, until_ms, offset_ms },
}: DocumentClock): string {
  return [timezone, from_ms, until_ms, offset_ms].join(' ');
}

/** Null when the document says nothing of it, as when the clock is changed in these days. */
export function readClock({ dataset }: HTMLElement): DocumentClock | null {
  const [timezone = '', ...numbers] = (dataset['clock'] ?? '').split(' ');
  const [from_ms, until_ms, offset_ms] = numbers.map(Number);
  if (from_ms === undefined || until_ms === undefined || offset_ms === undefined) return null;
  return { timezone, offset: { from_ms, until_ms, offset_ms } };
}
