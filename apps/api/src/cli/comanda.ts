import { parseArgs } from 'node:util';
import { describeError } from '../log';
import { importFolders } from './import-folders';
import { validateFolders } from './validate-folders';

const HELP = `comanda: restaurants as folders

  comanda import FOLDER…     checks the folders and applies them, each in one transaction
  comanda validate FOLDER…   only checks them

Reads the same environment as the server: DATA_DIR, DATABASE_URL. While a server runs on the data
folder, the import goes through it.

Exit code: 0 done, 1 a folder has faults (nothing of it was applied), 2 the command cannot be carried out.
`;

process.exitCode = await main().catch((error: unknown) => {
  const isForPeople = error instanceof Error && !('code' in error);
  console.error(isForPeople ? error.message : JSON.stringify(describeError(error)));
  return 2;
});

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const [command, ...folders] = positionals;
  if (values.help || command === undefined || command === 'help') {
    console.log(HELP);
    return values.help || command === 'help' ? 0 : 2;
  }
  if (command !== 'import' && command !== 'validate')
    throw new Error(`There is no command "${command}". Try: comanda --help`);
  if (folders.length === 0)
    throw new Error(`comanda ${command} needs at least one folder. Try: comanda --help`);
  return command === 'import' ? importFolders(folders) : validateFolders(folders);
}
