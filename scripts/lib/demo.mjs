import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fromRoot } from './paths.mjs';

/** The folders of the demo restaurants. */
export function listDemoBundles(root = fromRoot('demo')) {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .map((name) => join(root, name))
    .filter((folder) => existsSync(join(folder, 'restaurant.yaml')))
    .sort();
}

/** How to get in: name, endpoint and a staff PIN, as a bundle's restaurant.yaml tells them. */
export async function describeBundle(folder) {
  const { parse } = await import('yaml');
  const {
    name,
    endpoint,
    staff = [],
  } = parse(readFileSync(join(folder, 'restaurant.yaml'), 'utf8'));
  return { name, endpoint, pin: staff.find((member) => member.pin)?.pin };
}

/**
 * What was imported into a database, remembered in the data folder, so that a start imports only what is new.
 * An embedded database that was deleted or a DATABASE_URL that changed makes everything new again.
 */
export function openImportLog(settings) {
  const file = join(settings.dataDir, 'demo.json');
  const database = identify(settings);
  const known = readJson(file);
  const bundles = known?.database === database ? known.bundles : {};
  return {
    isNew: (folder) => bundles[keyOf(folder)] !== fingerprint(folder),
    remember(folder) {
      bundles[keyOf(folder)] = fingerprint(folder);
      mkdirSync(settings.dataDir, { recursive: true });
      writeFileSync(file, `${JSON.stringify({ database, bundles }, null, 2)}\n`);
    },
  };
}

/** One hash over the names and contents of all files of a folder. */
export function fingerprint(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash.update(relative(folder, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function identify({ databaseUrl, dataDir }) {
  if (databaseUrl) return createHash('sha256').update(databaseUrl).digest('hex');
  const version = join(dataDir, 'pg', 'PG_VERSION');
  return existsSync(version) ? `embedded ${statSync(version).mtimeMs}` : 'embedded';
}

function keyOf(folder) {
  return relative(fromRoot(), folder);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
