import type { ApiClient } from '@comanda/api-client';
import { createDeviceReport } from '@comanda/ordering-ui/devices';
import { createLateQueue, type LateQueue } from './late-queue';
import { openLateStore } from './open-late-store';
import { noteUnkept } from './unkept';

/** Opens the orders that wait on this device. */
export async function openLateQueue(client: ApiClient): Promise<LateQueue | null> {
  const store = await openLateStore();
  if (store === null) {
    noteUnkept('This browser cannot keep orders.');
    return null;
  }
  const report = createDeviceReport(client);
  return createLateQueue({
    store,
    client,
    now: () => new Date(),
    onStuck: (detail) => report('late_order', detail),
  });
}
