import type { LedgerQuery } from '../service';

/** Of a service's records, newest first, those that a query asks for by the one name they are told apart by. */
export function selectForLedger<Entry>(
  all: readonly Entry[],
  { limit, metadata }: LedgerQuery,
  name: string,
  valueOf: (entry: Entry) => string,
): readonly Entry[] {
  const wanted = metadata[name];
  const found = wanted === undefined ? all : all.filter((entry) => valueOf(entry) === wanted);
  return found.slice(0, limit);
}
