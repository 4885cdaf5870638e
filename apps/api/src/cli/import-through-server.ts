import type { ImportOptions } from '../bundles/apply-bundle';
import type { ImportedFolder } from './import-folders';
import type { OperatorCall } from './operator-call';

/** Sends folders to the server that holds the data folder. */
export function importThroughServer(
  call: OperatorCall,
  { replace = false, older = false }: ImportOptions,
): (folder: string) => Promise<ImportedFolder> {
  return async (folder) => {
    const reply = await call('import', { folder, replace, older });
    if (reply.ok) {
      const value = reply.value as { endpoint: string; counts: Record<string, number> }; // the contract's reply
      return { ok: true, value };
    }
    const { issues, detail } = reply.problem;
    if (issues === undefined) throw new Error(`The server refused: ${detail}`);
    return { ok: false, faults: issues.map(({ message }) => message) };
  };
}
