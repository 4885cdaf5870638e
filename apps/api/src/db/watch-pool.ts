import type { PoolClient } from 'pg';
import type { BatchingPool } from './batching-pool';
import type { ConnectionWatcher } from './database';

/** Tells a watcher of each use of a connection: from being handed out to being given back. */
export function watchPool(pool: BatchingPool, { onWait, onUse }: ConnectionWatcher): void {
  const since = new WeakMap<PoolClient, number>();
  pool.onWait = (milliseconds) => onWait(milliseconds / 1000);
  pool.on('acquire', (client) => void since.set(client, performance.now()));
  pool.on('release', (_error, client) => {
    const began = since.get(client);
    if (began !== undefined) onUse((performance.now() - began) / 1000);
  });
}
