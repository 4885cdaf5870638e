import { whenIdle } from '@comanda/web/late';

const WORKER = '/_/kiosk/worker.js';

/**
 * Has the application, its menus and its pictures kept on the device, so that a kiosk starts without a network. One worker for
 * each first page: the addresses of other apps on this origin are theirs.
 */
export function keepForOffline(scopes: readonly string[]): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    for (const scope of scopes) {
      navigator.serviceWorker.register(WORKER, { scope, updateViaCache: 'none' }).then(
        () => tellWhatWasUsed(),
        // A browser may forbid it; the kiosk works as before while there is a network.
        () => undefined,
      );
    }
  });
}

async function tellWhatWasUsed(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ urls });
}
