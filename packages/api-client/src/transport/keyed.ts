import type { KeyedCallOptions } from './create-transport';

/** The part of a request that says which intent it carries out. */
export function keyed({ key, signal }: KeyedCallOptions): {
  params: { header: { 'Idempotency-Key': string } };
  signal: AbortSignal | null;
} {
  return { params: { header: { 'Idempotency-Key': key } }, signal: signal ?? null };
}
