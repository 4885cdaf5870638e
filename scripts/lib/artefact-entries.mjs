import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ENTRIES = { start: 'server', comanda: 'comanda' };

/** Writes what starts a deployed server and its command line. They are production, whatever the machine's environment says. */
export function writeEntries(folder) {
  for (const [name, program] of Object.entries(ENTRIES)) {
    const text = `process.env.NODE_ENV = 'production';\nawait import('./dist/${program}.mjs');\n`;
    writeFileSync(join(folder, `${name}.mjs`), text);
  }
}
