import { readConfig } from './config';
import { FolderInUseError } from './db/lock';
import { describeError } from './log';
import { requireSafe } from './production-faults';
import { runServer } from './run-server';

try {
  const server = await runServer(requireSafe(readConfig(process.env)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.stop(signal));
} catch (error) {
  tell(error);
  process.exitCode = 1;
}

process.on('uncaughtException', (error) => {
  tell(error);
  process.exit(1);
});

/** One line: an error of the embedded database would otherwise print pages of its own code. */
function tell(error: unknown): void {
  const isForPeople =
    error instanceof FolderInUseError || (error instanceof Error && !('code' in error));
  const line = isForPeople ? error.message : JSON.stringify(describeError(error));
  process.stderr.write(`${line}\n`);
}
