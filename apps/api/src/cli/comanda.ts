import { parseArgs } from 'node:util';
import { describeError } from '../log';
import { backup } from './backup';
import { doctor } from './doctor';
import { exportCommand } from './export-command';
import { FOREIGN_OPTIONS, formatNamed, readOptionsOf, wordsOf } from './foreign-options';
import { finishContacts } from './finish-contacts';
import { forgetPhone } from './forget-phone';
import { HELP } from './help';
import { importFolders } from './import-folders';
import { importForeignFiles } from './import-foreign-files';
import { listContacts } from './list-contacts';
import { newFolder } from './new-folder';
import { restore } from './restore';
import { validateFolders } from './validate-folders';
import { writeTemplate } from './write-template';

process.exitCode = await main().catch((error: unknown) => {
  const isForPeople = error instanceof Error && (!('code' in error) || isUsage(error));
  console.error(isForPeople ? error.message : JSON.stringify(describeError(error)));
  return 2;
});

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      all: { type: 'boolean', default: false },
      ...FOREIGN_OPTIONS,
    },
  });
  const [command, ...args] = positionals;
  if (values.help || command === undefined || command === 'help') {
    console.log(HELP);
    return values.help || command === 'help' ? 0 : 2;
  }
  switch (command) {
    case 'import':
      if (values.format === undefined)
        return importFolders(atLeastOne(command, 'folder', args), {
          replace: values.replace,
          older: values.older,
        });
      return importForeignFiles({
        format: formatNamed(values.format),
        files: atLeastOne(`${command} --format`, 'file', args),
        into: values.into ?? null,
        skipUnsupported: values['skip-unsupported'],
        json: values.json,
        read: readOptionsOf(values),
        said: wordsOf(values),
      });
    case 'new':
      return newFolder(oneOf(command, 'folder', args));
    case 'template':
      return writeTemplate(oneOf(command, 'file', args), values.language);
    case 'validate':
      return validateFolders(atLeastOne(command, 'folder', args));
    case 'export':
      return exportCommand(args, values);
    case 'doctor':
      return doctor({ json: values.json });
    case 'forget':
      return forgetPhone(oneOf(command, 'phone number', args), values.country ?? 'US');
    case 'contacts':
      if (args[0] === 'done')
        return finishContacts(atLeastOne('contacts done', 'id', args.slice(1)));
      return listContacts({ all: values.all, json: values.json });
    case 'backup':
      return backup(oneOf(command, 'file', args));
    case 'restore':
      return restore(oneOf(command, 'file', args));
    default:
      throw new Error(`There is no command "${command}". Try: comanda --help`);
  }
}

function oneOf(command: string, what: string, [value, ...more]: readonly string[]): string {
  if (value !== undefined && more.length === 0) return value;
  throw new Error(`comanda ${command} needs one ${what}. Try: comanda --help`);
}

function atLeastOne(command: string, what: string, args: readonly string[]): readonly string[] {
  if (args.length > 0) return args;
  throw new Error(`comanda ${command} needs at least one ${what}. Try: comanda --help`);
}

/** An option that does not exist is told by Node with a code, in words for people all the same. */
function isUsage(error: { readonly code?: unknown }): boolean {
  return typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS');
}
