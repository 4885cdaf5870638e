import type { Config } from '../config';
import { openDatabase } from '../db/client';
import type { Deps } from '../deps';
import { createLog } from '../log';
import { openDeps } from '../open-deps';

/** Opens the database for one command, and closes it however the command ends. */
export async function withDeps<Value>(
  config: Config,
  work: (deps: Deps) => Promise<Value>,
): Promise<Value> {
  const log = createLog({ ...config, logLevel: 'warn' });
  const database = await openDatabase(config);
  try {
    const { close, ...deps } = await openDeps({ config, log, database });
    try {
      return await work(deps);
    } finally {
      await close();
    }
  } finally {
    await database.close();
  }
}
