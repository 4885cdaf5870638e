import { setTimeout as sleep } from 'node:timers/promises';
import type { AppliedBundle } from '../bundles/apply-bundle';
import { formatFault } from '../bundles/fault';
import { importBundle } from '../bundles/import-bundle';
import type { Deps } from '../deps';

const LONGEST_WAIT_MS = 20_000;

/** Imports a folder and waits for the news of it: whoever hears them forgets the menu, which is not to be amid a test. */
export async function importHeard(deps: Deps, folder: string): Promise<AppliedBundle> {
  const heard = new Map<string, number>();
  const stop = deps.events.subscribe((event) => {
    if (event?.type === 'restaurant.changed') heard.set(event.restaurant_id, event.menu_version);
  });
  try {
    const imported = await importBundle(deps, folder);
    if (!imported.ok) throw new Error(imported.error.map(formatFault).join('\n'));
    const { restaurant_id, menu_version, is_changed } = imported.value;
    const end = performance.now() + LONGEST_WAIT_MS;
    while (is_changed && heard.get(restaurant_id) !== menu_version) {
      if (performance.now() > end) throw new Error(`No news came of the import of ${folder}.`);
      await sleep(1);
    }
    return imported.value;
  } finally {
    stop();
  }
}
