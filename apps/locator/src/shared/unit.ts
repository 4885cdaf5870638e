export type Unit = 'km' | 'mi';

const METRES: Readonly<Record<Unit, number>> = { km: 1000, mi: 1609.344 };
/** Where distances are in miles. */
const MILE_COUNTRIES = ['US', 'LR', 'MM'];
/** Languages of a browser that say the same, where the visitor's country is not known. */
const MILE_LANGUAGES = ['en-US', 'en-LR', 'en-MM', 'my-MM'];

/** The distances that can be chosen, in the visitor's unit. */
export const RADII = [10, 20, 50, 100] as const;
export const DEFAULT_RADIUS = 50;

/** The unit of a visitor's country; where the network does not say it, of the browser's language. */
export function unitFor(country: string | null, language: string): Unit {
  const isMiles = country ? MILE_COUNTRIES.includes(country) : MILE_LANGUAGES.includes(language);
  return isMiles ? 'mi' : 'km';
}

/** Metres in the unit shown. */
export function toUnit(metres: number, unit: Unit): number {
  return metres / METRES[unit];
}

/** A distance in the unit shown as metres. */
export function toMetres(distance: number, unit: Unit): number {
  return distance * METRES[unit];
}

/** The radius in which a place at this distance is found: the least that can be chosen, else the next whole hundred. */
export function radiusFor(metres: number, unit: Unit): number {
  const distance = toUnit(metres, unit);
  return RADII.find((radius) => radius >= distance) ?? Math.ceil(distance / 100) * 100;
}
