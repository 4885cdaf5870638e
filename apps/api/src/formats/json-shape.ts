import { z } from 'zod';
import { visibleText } from './texts';

/** Any JSON object: other systems add keys at will, and what is not read is not judged. */
export const looseRecord = z.record(z.string(), z.unknown());

/** One of something, a list of it, or nothing, as a list. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** An object's own fields; none for anything else. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  const parsed = looseRecord.safeParse(value);
  return parsed.success ? parsed.data : {};
}

/** A text, or a number written as one; empty for anything else, and for what nobody would see. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? visibleText(value) : '';
}

/** A whole number, also written as text; null for anything else. */
export function countOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : null;
}

/** Fields of another system as a person reads them: "day_of_week monday, start_time 10:00". */
export function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (typeof value === 'string') return visibleText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => `${visibleText(key)} ${inWords(inner)}`)
    .join(', ');
}

/** The same value with keys that begin with a small letter and have no underscores, all the way down. */
export function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [camel(key), camelKeys(inner)]),
  );
}

function camel(key: string): string {
  const joined = key.replaceAll(/(?<=[a-z0-9])_([a-z])/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}
