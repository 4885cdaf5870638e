import { err, type Result } from '@comanda/kernel';
import type { Deps } from '../deps';
import { analyzeTables } from './analyze-tables';
import { type AppliedBundle, applyBundle, type ImportOptions } from './apply-bundle';
import { checkAccounts } from './check-accounts';
import type { BundleFault } from './fault';
import { readBundle } from './read-bundle';

/** Reads, checks and applies a restaurant's folder. With a single fault nothing is applied, and all faults are told. */
export async function importBundle(
  deps: Pick<Deps, 'db' | 'events' | 'newId' | 'clock' | 'catalogue' | 'config'>,
  folder: string,
  options: ImportOptions = {},
): Promise<Result<AppliedBundle, readonly BundleFault[]>> {
  const bundle = await readBundle(folder);
  if (!bundle.ok) return bundle;
  const faults = await checkAccounts(deps.db, bundle.value.restaurant);
  if (faults.length > 0) return err(faults);
  const applied = await applyBundle(deps, bundle.value, options);
  if (applied.ok && applied.value.is_changed) {
    deps.catalogue.forget(applied.value.restaurant_id);
    await analyzeTables(deps.db);
  }
  return applied;
}
