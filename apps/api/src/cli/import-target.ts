import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Config } from '../config';

const LOOK_TIMEOUT_MS = 1000;

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'port'>;

/** Asks a question of yes or no. */
export type Ask = (question: string) => Promise<boolean>;

/** Asks whoever sits at the terminal; null where nobody does, as in a script. */
export function askAtTerminal(): Ask | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(`${question} [y/N] `);
    terminal.close();
    return /^y(es)?$/i.test(answer.trim());
  };
}

/** Says where an import writes. A data folder that is new is made only after a yes, where somebody can be asked. */
export async function confirmTarget(place: Place, ask: Ask | null): Promise<boolean> {
  const { dataDir, databaseUrl } = place;
  if (databaseUrl !== null) {
    const { host, pathname } = new URL(databaseUrl);
    console.log(`into the database ${host}${pathname}`);
    return true;
  }
  if (existsSync(join(dataDir, 'pg'))) {
    console.log(`into ${dataDir}`);
    return true;
  }
  const elsewhere = (await isServerBeside(place))
    ? ` A server answers on port ${place.port}; it has another data folder (DATA_DIR).`
    : '';
  console.log(`into ${dataDir}, which is new.${elsewhere}`);
  return ask === null || (await ask('Make it?'));
}

/** Whether a server answers on the usual port, although none runs on this data folder. */
async function isServerBeside({ port }: Place): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
    const reply = await fetch(`http://127.0.0.1:${port}/api/health/live`, { signal });
    return reply.ok;
  } catch {
    return false;
  }
}
