import type { LedgerQuery } from '../service';

/** Reads `?limit=50&metadata[restaurant_id]=…`. */
export function readLedgerQuery(url: string): LedgerQuery {
  const params = new URLSearchParams(url.split('?', 2)[1] ?? '');
  const limit = Number(params.get('limit') ?? Number.NaN);
  const pairs: [string, string][] = [];
  for (const [name, value] of params) {
    const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
    if (key !== undefined) pairs.push([key, value]);
  }
  return {
    limit: Number.isInteger(limit) && limit > 0 ? limit : undefined,
    metadata: Object.fromEntries(pairs),
  };
}
