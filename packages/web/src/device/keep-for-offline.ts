import { whenIdle } from '../late/when-idle';

/**
 * Has an application and what it has used kept on the device by its worker, so that it starts without a network. One worker for
 * each scope: the addresses of other apps on this origin are theirs.
 */
export function keepForOffline(app: string, scopes: readonly string[]): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    for (const scope of scopes) {
      navigator.serviceWorker.register(workerPath(app), { scope, updateViaCache: 'none' }).then(
        () => sendUsedAddresses(),
        // A browser may forbid it; the application works as before while there is a network.
        () => undefined,
      );
    }
  });
}

function workerPath(app: string): string {
  return `/_/${app}/worker.js`;
}

async function sendUsedAddresses(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ urls });
}
