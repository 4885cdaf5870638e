// Writes what each built app's pages may load, for the web server before them: node scripts/policies.mjs FOLDER
// Reads the api's environment (STRIPE_…, PUBLIC_URL), since pages load their card form from the processor.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { fromRoot } from './lib/paths.mjs';

const { readConfig } = await tsImport('../apps/api/src/config.ts', import.meta.url);
const { contentSecurityPolicy } = await tsImport(
  '../apps/api/src/surfaces/content-security-policy.ts',
  import.meta.url,
);

const [given] = process.argv.slice(2);
if (given === undefined)
  throw new Error('Name a folder to write to: node scripts/policies.mjs FOLDER');
const folder = resolve(given);
mkdirSync(folder, { recursive: true });
const config = readConfig(process.env);
for (const { app, needs } of JSON.parse(readFileSync(fromRoot('surfaces.json'), 'utf8'))) {
  const page = fromRoot('apps', app, 'dist/index.html');
  if (!existsSync(page)) continue;
  const policy = contentSecurityPolicy(readFileSync(page, 'utf8'), config, { needs });
  writeFileSync(join(folder, `${app}.caddy`), `header Content-Security-Policy "${policy}"\n`);
}
