import type { Problem } from '@comanda/contracts';
import type { LockHolder } from '../db/lock';
import { readOperatorKey } from '../modules/operations/operator-key';

/** Calls the server that holds the data folder as whoever runs it; throws when it cannot be reached. */
export type OperatorCall = (
  path: string,
  body: unknown,
) => Promise<
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: Problem }
>;

/** Finds out where the server on a data folder answers, and proves to it that this user may read the folder. */
export function operatorCall({ pid, url }: LockHolder, dataDir: string): OperatorCall {
  if (url === null)
    throw new Error(
      `The server (process ${pid}) on ${dataDir} is still starting. Try again in a moment.`,
    );
  const key = readOperatorKey(dataDir);
  if (key === null)
    throw new Error(
      `A server runs on ${dataDir}, and its operator.key there cannot be read. Run this as the user who runs the server.`,
    );
  return async (path, body) => {
    const reply = await fetch(`${url}/api/operator/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const value: unknown = await reply.json();
    return reply.ok ? { ok: true, value } : { ok: false, problem: value as Problem }; // the contract's refusal
  };
}
