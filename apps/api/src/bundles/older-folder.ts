import type { Bundle } from './bundle';
import type { BundleFault } from './fault';
import type { BundleRows, RestaurantRow } from './stored-rows';

/**
 * A folder is older when it was exported before the folder that was imported last: it does not know what that one
 * changed. Folders written by hand carry no revision and are never older.
 */
export function olderFolder(stored: BundleRows | null, { restaurant }: Bundle): BundleFault[] {
  const { revision, endpoint } = restaurant;
  if (stored === null || revision === null) return [];
  const { based_on_revision } = stored.restaurant;
  if (revision >= based_on_revision) return [];
  const message = `this folder was exported at revision ${revision}, and a newer one (revision ${based_on_revision}) was imported since; export ${endpoint} again, or take the restaurant back with --older`;
  return [{ file: 'restaurant.yaml', line: null, path: 'revision', message }];
}

/** Revisions after an import that changed something. */
export function nextRevision(
  stored: BundleRows | null,
  { restaurant }: Bundle,
): Pick<RestaurantRow, 'revision' | 'based_on_revision'> {
  const said = restaurant.revision;
  const revision =
    stored === null ? (said ?? 1) : Math.max(stored.restaurant.revision, said ?? 0) + 1;
  return { revision, based_on_revision: said ?? revision };
}
