import type { Sought } from './search-state';

const KEY = 'locator.recent';
const MOST = 5;

/** The places that were searched for on this device, the last one first. */
export function readRecent(): Sought[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSought).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberPlace(place: Sought): void {
  const { label, latitude, longitude } = place;
  const others = readRecent().filter((each) => each.label !== label);
  try {
    const recent = [{ label, latitude, longitude }, ...others].slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // A browser that keeps nothing has no recent places.
  }
}

function isSought(value: unknown): value is Sought {
  if (typeof value !== 'object' || value === null) return false;
  const { label, latitude, longitude } = value as Partial<Record<keyof Sought, unknown>>; // checked here
  return typeof label === 'string' && typeof latitude === 'number' && typeof longitude === 'number';
}
