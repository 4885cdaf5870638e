import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Process that locks a data folder, as `{ pid, url }`, or undefined when it is free. The api takes and releases the
 * lock; here it is only read, to refuse early with a clear line.
 */
export function readLock(dataDir) {
  try {
    const lock = JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8'));
    return isAlive(lock.pid) ? lock : undefined;
  } catch {
    // No lock, or one that was cut short: either way nobody can be named.
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
