import type { Cart } from './cart';
import { emptyCart } from './cart';
import { addLine } from './add-line';
import { isRecord, parseLine } from './parse-line';

/** Turns what one version stored into what the next one stores. */
export type CartMigration = (stored: Record<string, unknown>) => Record<string, unknown>;

/** One step per version: the first turns version 1 into version 2. A step, once released, is never changed. */
const MIGRATIONS: readonly CartMigration[] = [];

/** Reads what serialiseCart wrote, now or years ago, as text or as the object in it. What it cannot read is an empty cart (CART-18, CART-19). */
export function parseCart(stored: unknown): Cart {
  const current = migrate(toObject(stored), MIGRATIONS);
  const lines = current?.['lines'];
  if (!Array.isArray(lines)) return emptyCart;
  return lines
    .map(parseLine)
    .filter((line) => line !== null)
    .reduce((cart, { line_id, ...draft }) => addLine(cart, draft, line_id), emptyCart);
}

/** Brings stored data to the version that follows the last migration; null when it is of no version known here (CART-19). */
export function migrate(
  stored: unknown,
  migrations: readonly CartMigration[],
): Record<string, unknown> | null {
  if (!isRecord(stored)) return null;
  const { version } = stored;
  const newest = migrations.length + 1;
  if (typeof version !== 'number' || !Number.isSafeInteger(version)) return null;
  if (version < 1 || version > newest) return null;
  const migrated = migrations.slice(version - 1).reduce((data, step) => step(data), stored);
  return { ...migrated, version: newest };
}

function toObject(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored;
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}
