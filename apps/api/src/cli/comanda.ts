import { parseArgs } from 'node:util';
import { describeError } from '../log';
import { exportRestaurant } from './export-restaurant';
import { importFolders } from './import-folders';
import { validateFolders } from './validate-folders';

const HELP = `comanda: restaurants as folders

  comanda import FOLDER…            checks the folders and applies them, each in one transaction
  comanda validate FOLDER…          only checks them
  comanda export ENDPOINT FOLDER    writes a restaurant as a folder; imported again, it changes nothing

Reads the same environment as the server: DATA_DIR, DATABASE_URL. While a server runs on the data
folder, import and export go through it.

Exit code: 0 done, 1 refused (nothing was applied or written), 2 the command cannot be carried out.
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
  const [command, ...args] = positionals;
  if (values.help || command === undefined || command === 'help') {
    console.log(HELP);
    return values.help || command === 'help' ? 0 : 2;
  }
  switch (command) {
    case 'import':
      return importFolders(atLeastOne(command, args));
    case 'validate':
      return validateFolders(atLeastOne(command, args));
    case 'export': {
      const [endpoint, folder, ...more] = args;
      if (endpoint === undefined || folder === undefined || more.length > 0)
        throw new Error(
          'comanda export needs an endpoint and a folder that is new. Try: comanda --help',
        );
      return exportRestaurant(endpoint, folder);
    }
    default:
      throw new Error(`There is no command "${command}". Try: comanda --help`);
  }
}

function atLeastOne(command: string, folders: readonly string[]): readonly string[] {
  if (folders.length > 0) return folders;
  throw new Error(`comanda ${command} needs at least one folder. Try: comanda --help`);
}
