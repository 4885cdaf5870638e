import type { RestaurantFile, TablesFile } from '@comanda/contracts/bundle';
import type { BundleFault } from './fault';
import { repeatedKeys } from './repeated-keys';
import { unknownReference } from './unknown-reference';
import type { YamlSource } from './yaml-source';

const KEYED = ['links', 'notices', 'gallery', 'quick_requests'] as const;

/** Checks how restaurant.yaml presents the restaurant to its guests. */
export function checkPresentation(
  source: YamlSource,
  restaurant: RestaurantFile,
  { tables, sections }: TablesFile,
): BundleFault[] {
  const lists = KEYED.flatMap((list) =>
    repeatedKeys(
      source,
      'key',
      restaurant[list].flatMap(({ key }, index) =>
        key === undefined ? [] : { key, path: [list, index, 'key'] },
      ),
    ),
  );
  return [
    ...lists,
    ...checkNoticeSections(source, restaurant, sections),
    ...checkLanding(source, restaurant, tables),
  ];
}

function checkNoticeSections(
  source: YamlSource,
  { notices }: RestaurantFile,
  sections: TablesFile['sections'],
): BundleFault[] {
  const keys = sections.map(({ key }) => key);
  return notices.flatMap((notice, index) =>
    notice.sections.flatMap((section, place) =>
      keys.includes(section)
        ? []
        : [
            source.faultAt(
              ['notices', index, 'sections', place],
              unknownReference('section', section, keys),
            ),
          ],
    ),
  );
}

function checkLanding(
  source: YamlSource,
  { landing, local_id }: RestaurantFile,
  tables: TablesFile['tables'],
): BundleFault[] {
  if (landing === 'standing_table' && local_id === null)
    return [source.faultAt(['landing'], 'needs local_id, the code of the table it leads to')];
  if (local_id === null) return [];
  const codes = tables.flatMap((table) => table.local_id ?? []);
  return codes.includes(local_id)
    ? []
    : [source.faultAt(['local_id'], unknownReference('table with the code', local_id, codes))];
}
