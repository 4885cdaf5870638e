import { randomInt } from 'node:crypto';
import { ORDER_NUMBER_ALPHABET, TABLE_CODE_LENGTH } from '@comanda/contracts';
import type { TablesFile } from '@comanda/contracts/bundle';
import type { IdOf } from './known-ids';
import type { BundleRows } from './stored-rows';

/** tables.yaml as rows. A table keeps the code it has had; one that has none gets one. */
export function tableRows(
  { sections, tables }: TablesFile,
  restaurant_id: string,
  idOf: IdOf,
  stored: BundleRows | null,
): Pick<BundleRows, 'sections' | 'tables'> {
  const typeOf = new Map(sections.map(({ key, section_type }) => [key, section_type]));
  const codes = chooseCodes(tables, stored);
  return {
    sections: sections.map(({ key, name, section_type }, rank) => ({
      restaurant_id,
      section_id: idOf('section', key),
      key,
      name,
      section_type,
      rank,
    })),
    tables: tables.map(({ section, local_id: _code, ...table }, rank) => ({
      ...table,
      restaurant_id,
      table_id: idOf('table', table.key),
      local_id: codes.get(table.key) ?? null,
      section_id: section === null ? null : idOf('section', section),
      section_type: (section === null ? undefined : typeOf.get(section)) ?? 'DINE_IN',
      rank,
    })),
  };
}

/** The same as a file. */
export function tablesFromRows({ restaurant, sections, tables }: BundleRows): unknown {
  const keyOf = new Map(sections.map(({ section_id, key }) => [section_id, key]));
  return {
    table_presence: restaurant.table_presence,
    sections: sections.toSorted((a, b) => a.rank - b.rank),
    tables: tables
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ section_id, ...table }) => ({
        ...table,
        section: section_id === null ? null : (keyOf.get(section_id) ?? null),
      })),
  };
}

/** By the table's key: the code of the file, the one it has had, or one that no other table has. */
function chooseCodes(
  tables: TablesFile['tables'],
  stored: BundleRows | null,
): ReadonlyMap<string, string> {
  const given = new Map(tables.flatMap(({ key, local_id }) => (local_id ? [[key, local_id]] : [])));
  const taken = new Set(given.values());
  const before = codesBefore(stored);
  const chosen = new Map<string, string>(given);
  for (const { key } of tables) {
    if (chosen.has(key)) continue;
    const kept = before.get(key) ?? null;
    const code = kept !== null && !taken.has(kept) ? kept : newCode(taken);
    taken.add(code);
    chosen.set(key, code);
  }
  return chosen;
}

/** By the table's key; codes of tables that the folder has removed included. */
function codesBefore(stored: BundleRows | null): ReadonlyMap<string | null, string | null> {
  const retired = (stored?.retired_keys ?? []).flatMap(({ kind, key, mark }) =>
    kind === 'table' && mark !== null && 'local_id' in mark ? [[key, mark.local_id] as const] : [],
  );
  const current = (stored?.tables ?? []).map(({ key, local_id }) => [key, local_id] as const);
  return new Map<string | null, string | null>([...retired, ...current]);
}

function newCode(taken: ReadonlySet<string>): string {
  for (;;) {
    const code = Array.from({ length: TABLE_CODE_LENGTH }, () =>
      ORDER_NUMBER_ALPHABET.charAt(randomInt(ORDER_NUMBER_ALPHABET.length)),
    ).join('');
    if (!taken.has(code)) return code;
  }
}
