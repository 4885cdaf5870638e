import type { ApiClient } from '@comanda/api-client';
import { createLateQueue, type LateQueue } from './late-queue';
import { openLateStore } from './open-late-store';

/** Opens the orders that wait on this device. */
export async function openLateQueue(client: ApiClient): Promise<LateQueue | null> {
  const store = await openLateStore();
  if (store === null) return null;
  return createLateQueue({
    store,
    client,
    now: () => new Date(),
    onRefused: (code) => reportError(new Error(`A late order was refused: ${code}.`)),
  });
}
