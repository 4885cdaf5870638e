// Writes packages/contracts/openapi.json from the route table; with --check, says whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeDocument } from '../src/documentation/make-document';

const file = fileURLToPath(new URL('../../../packages/contracts/openapi.json', import.meta.url));
const document = await makeDocument();

if (process.argv.includes('--check')) {
  if (readOrEmpty() !== document) {
    process.stderr.write(
      'packages/contracts/openapi.json is not what the route table says. Run: pnpm --filter @comanda/api openapi\n',
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, document);
}

function readOrEmpty(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
