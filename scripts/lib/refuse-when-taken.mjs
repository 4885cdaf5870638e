import { relative } from 'node:path';
import { readLock } from './data-lock.mjs';
import { ROOT } from './paths.mjs';
import { isPortFree } from './ports.mjs';

/** Throws one clear line when somebody else runs on the data folder or on one of the ports. */
export async function refuseWhenTaken({ dataDir, port, sandboxPort, hasSandbox }) {
  const lock = readLock(dataDir);
  if (lock) {
    const where = lock.url ? ` at ${lock.url}` : '';
    throw new Error(
      `${shown(dataDir)} is in use by process ${lock.pid}${where}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const wanted = { PORT: port, ...(hasSandbox ? { SANDBOX_PORT: sandboxPort } : {}) };
  for (const [name, value] of Object.entries(wanted)) {
    if (await isPortFree(value)) continue;
    throw new Error(
      `Port ${value} is taken. Stop what runs there, or set ${name} to another port.`,
    );
  }
}

/** A path the way a person at the project's root would write it. */
export function shown(path) {
  const inside = relative(ROOT, path);
  return inside.startsWith('..') ? path : inside;
}
