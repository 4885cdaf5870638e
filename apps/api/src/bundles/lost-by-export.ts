import { getTableName } from 'drizzle-orm';
import { changesBetween } from './apply-bundle';
import type { Bundle } from './bundle';
import { bundleRows } from './bundle-rows';
import type { BundleRows } from './stored-rows';

/** The tables in which importing this folder would change something; none for a faithful export. */
export function lostByExport(bundle: Bundle, stored: BundleRows): string[] {
  const wanted = bundleRows(bundle, {
    stored,
    newId: () => 'new',
    franchise_id: stored.restaurant.franchise_id,
    facts: {
      pictures: new Map(
        stored.media.map(({ media_hash, image: { path: _path, ...facts } }) => [media_hash, facts]),
      ),
      pinHashes: new Map(stored.staff.map(({ name, pin_hash }) => [name, pin_hash])),
      setupCodeHash: stored.restaurant.setup_code_hash,
    },
  });
  // Settings that are younger than the last import are not stored yet; the folder has them by default.
  const young = wanted.restaurant.settings;
  const settings = {
    ...young,
    ...stored.restaurant.settings,
    theme: { ...young.theme, ...stored.restaurant.settings.theme },
  };
  const known = { ...stored, restaurant: { ...stored.restaurant, settings } };
  return changesBetween(known, wanted)
    .filter(({ diff }) => diff.added.length + diff.changed.length + diff.removed.length > 0)
    .map(({ table }) => getTableName(table));
}
