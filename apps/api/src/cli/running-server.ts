import type { Config } from '../config';
import { readLock } from '../db/lock';
import { type OperatorCall, operatorCall } from './operator-call';

/** The server that a command has to go through, or null: the embedded database takes one process at a time. */
export function runningServer(config: Config): OperatorCall | null {
  const holder = config.databaseUrl === null ? readLock(config.dataDir) : null;
  return holder === null ? null : operatorCall(holder, config.dataDir);
}
