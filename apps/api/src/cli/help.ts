import { FORMATS } from '../formats/formats';

export const HELP = `comanda: restaurants as folders

  comanda new FOLDER                writes a small whole restaurant to begin with
  comanda import FOLDER…            checks the folders and applies them, each in one transaction
      --replace              also changes an existing restaurant’s name, PINs, payment accounts, webhook and
                             the printed codes of its tables
      --older                also applies a folder that was exported before the one imported last
  comanda validate FOLDER…          only checks them
  comanda export ENDPOINT FOLDER    writes a restaurant as a folder; imported again, it changes nothing
  comanda export --format schema-org ENDPOINT [FILE]    writes what search engines read of it
      --url ADDRESS          of the restaurant’s page, for pictures and links

  comanda import --format FORMAT FILE…    turns another system's menu into a folder to look through
      FORMAT                 ${FORMATS.join(', ')}
      --into FOLDER          where to (otherwise named after the restaurant); must be new
      --skip-unsupported     leaves out what cannot be expressed, and says what that is
      --json                 tells everything as JSON
      --currency USD|CAD     what the amounts mean, where the file does not say or says otherwise
      --country XX           of phone numbers without a country code (otherwise US)
      --location ID          which location of a Square catalog that serves several
      --pick NAME            which restaurant of a file that has several
      --endpoint --name --address --timezone    what the file does not say of the restaurant
      --hours TEXT           when it is open, as you would write it on the door

  comanda template FILE             writes a spreadsheet (CSV) to fill in with dishes, for --format csv
      --language en|fr|es|pt    of its headings

  comanda doctor [--json]           looks at everything that has to be right: the database, money, messages, keys, disk
  comanda backup FILE               writes the whole database, pictures and films included, into a new file
  comanda restore FILE              fills an empty database from such a file
  comanda forget PHONE [--country XX]    blanks at once what the guests with this number said of themselves
  comanda contacts [--all] [--json]      messages of the contact form that nobody has taken yet; --all shows those too that were handed on
  comanda contacts done ID…         marks such messages as done: they are deleted 30 days later

Reads the same environment as the server: DATA_DIR, DATABASE_URL. While a server runs on the data
folder, import and export go through it.

Exit code: 0 done, 1 refused (nothing was applied or written) or not well, 2 the command cannot be carried out.
`;
