import { ok, type Result } from '@comanda/kernel';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { type AppliedBundle, applyBundle } from './apply-bundle';
import type { BundleFault } from './fault';
import { readBundle } from './read-bundle';

/** Reads, checks and applies a restaurant's folder. With a single fault nothing is applied, and all faults are told. */
export async function importBundle(
  deps: Pick<Deps, 'db' | 'events' | 'newId' | 'clock' | 'catalogue'>,
  folder: string,
): Promise<Result<AppliedBundle, readonly BundleFault[]>> {
  const bundle = await readBundle(folder);
  if (!bundle.ok) return bundle;
  const applied = await applyBundle(deps, bundle.value);
  if (applied.is_changed) {
    deps.catalogue.forget(applied.restaurant_id);
    // The planner knows nothing of so many new rows, and the embedded engine never looks by itself.
    await deps.db.execute(sql`analyze`);
  }
  return ok(applied);
}
