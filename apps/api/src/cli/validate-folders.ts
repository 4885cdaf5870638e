import { resolve } from 'node:path';
import { bundleWarnings } from '../bundles/bundle-warnings';
import { formatFault } from '../bundles/fault';
import { readBundle } from '../bundles/read-bundle';

/** Checks folders and prints every fault; resolves with the exit code. */
export async function validateFolders(folders: readonly string[]): Promise<number> {
  const options = { now: new Date(), hasGeocoder: Boolean(process.env['MAPBOX_TOKEN']) };
  let code = 0;
  for (const folder of folders) {
    const bundle = await readBundle(resolve(folder));
    if (bundle.ok) {
      console.log(`✓ ${folder}: ${bundle.value.restaurant.name}, without fault`);
      for (const warning of bundleWarnings(bundle.value, options))
        console.log(`  look again: ${warning}`);
    } else {
      code = 1;
      printFaults(folder, bundle.error.map(formatFault));
    }
  }
  return code;
}

/** Prints what is wrong with a folder. */
export function printFaults(folder: string, faults: readonly string[]): void {
  console.error(
    `✗ ${folder}: ${faults.length === 1 ? '1 fault' : `${faults.length} faults`}; nothing was applied`,
  );
  for (const fault of faults) console.error(`  ${fault}`);
}
