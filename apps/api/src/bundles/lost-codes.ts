import type { TableRow } from './stored-rows';

export type LostCode = { readonly file: string; readonly path: string; readonly message: string };

/** Codes that stand on tables, printed, and would lead nowhere or to another table. */
export function lostCodes(stored: readonly TableRow[], wanted: readonly TableRow[]): LostCode[] {
  const holders = new Map(wanted.map((table) => [table.local_id, table]));
  const current = new Map(wanted.map(({ key, local_id }) => [key, local_id]));
  return stored.flatMap(({ key, label, local_id }) => {
    if (local_id === null) return [];
    const holder = holders.get(local_id);
    // The same place under another key, or under another name, is where it was.
    if (holder !== undefined && (holder.key === key || holder.label === label)) return [];
    const code = `the printed code ${local_id} of ${label}`;
    const next = current.get(key);
    const message =
      holder === undefined
        ? `${code} would lead nowhere${next ? `; its new one is ${next}` : ''}`
        : `${code} would open ${holder.label}`;
    return [{ file: 'tables.yaml', path: key ?? '', message }];
  });
}
