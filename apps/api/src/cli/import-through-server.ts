import type { Problem } from '@comanda/contracts';
import type { LockHolder } from '../db/lock';
import { readOperatorKey } from '../modules/operations/operator-key';
import type { ImportedFolder } from './import-folders';

/** Sends folders to the server that holds the data folder; throws when it cannot be reached. */
export function importThroughServer(
  { pid, url }: LockHolder,
  dataDir: string,
): (folder: string) => Promise<ImportedFolder> {
  if (url === null)
    throw new Error(
      `The server (process ${pid}) on ${dataDir} is still starting. Try again in a moment.`,
    );
  const key = readOperatorKey(dataDir);
  if (key === null)
    throw new Error(
      `A server runs on ${dataDir}, and its operator.key there cannot be read. Run this as the user who runs the server.`,
    );

  return async (folder) => {
    const reply = await fetch(`${url}/api/operator/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ folder }),
    });
    if (reply.ok) {
      const value = (await reply.json()) as { endpoint: string; counts: Record<string, number> }; // the contract's reply
      return { ok: true, value };
    }
    const problem = (await reply.json()) as Problem; // the contract's refusal
    if (problem.issues === undefined)
      throw new Error(`The server at ${url} refused: ${problem.detail}`);
    return { ok: false, faults: problem.issues.map(({ message }) => message) };
  };
}
