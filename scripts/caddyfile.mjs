// Writes deploy/Caddyfile from surfaces.json; with --check, says whether it is up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { makeCaddyfile } from './lib/caddyfile.mjs';
import { fromRoot } from './lib/paths.mjs';

const FILE = fromRoot('deploy/Caddyfile');
const made = makeCaddyfile(JSON.parse(readFileSync(fromRoot('surfaces.json'), 'utf8')));

if (!process.argv.includes('--check')) writeFileSync(FILE, made);
else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== made) {
  console.error('deploy/Caddyfile is not what surfaces.json says. Run: node scripts/caddyfile.mjs');
  process.exitCode = 1;
}
