import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fromRoot } from './paths.mjs';

/** The folders of the demo restaurants, those that extend another after all others. */
export function listDemoBundles(root = fromRoot('demo')) {
  if (!existsSync(root)) return [];
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(root, name));
  const nested = folders.filter((folder) => !isBundle(folder)).flatMap(foldersBelow);
  const bundles = [...folders, ...nested].filter(isBundle).sort();
  return [
    ...bundles.filter((folder) => baseOf(folder) === undefined),
    ...bundles.filter((folder) => baseOf(folder) !== undefined),
  ];
}

/** The folder that a bundle extends, if it does. */
export function baseOf(folder) {
  const text = readFileSync(join(folder, 'restaurant.yaml'), 'utf8');
  const path = /^extends: *(\S+)/m.exec(text)?.[1];
  return path === undefined ? undefined : join(folder, path);
}

/** How to get in: name, endpoint, codes and a staff PIN, as a bundle's files tell them. */
export async function describeBundle(folder) {
  const { parse } = await import('yaml');
  function read(file) {
    return parse(readFileSync(join(folder, file), 'utf8'));
  }
  const { name, endpoint, staff = [], setup_code } = read('restaurant.yaml');
  const tables = existsSync(join(folder, 'tables.yaml')) ? (read('tables.yaml').tables ?? []) : [];
  return {
    name,
    endpoint,
    pin: staff.find((member) => member.pin)?.pin,
    setupCode: setup_code,
    tableCode: tables.find((table) => table.local_id)?.local_id,
    isLocation: baseOf(folder) !== undefined,
  };
}

function isBundle(folder) {
  return existsSync(join(folder, 'restaurant.yaml'));
}

function foldersBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

/**
 * Log of imports into a database, kept in the data folder, so that a start imports only new bundles. After an embedded
 * database was deleted or DATABASE_URL has changed, everything is new again. `used` is a folder that was imported in
 * the place of a bundle.
 */
export function openImportLog(settings) {
  const file = join(settings.dataDir, 'demo.json');
  const database = identify(settings);
  const known = readJson(file);
  const bundles = known?.database === database ? known.bundles : {};
  return {
    isNew: (folder, used = folder) => bundles[keyOf(folder)] !== fingerprint(used),
    remember(folder, used = folder) {
      bundles[keyOf(folder)] = fingerprint(used);
      mkdirSync(settings.dataDir, { recursive: true });
      writeFileSync(file, `${JSON.stringify({ database, bundles }, null, 2)}\n`);
    },
  };
}

/** One hash over the names and contents of all files of a folder, and of the one it extends. */
export function fingerprint(folder) {
  const hash = createHash('sha256');
  const base = existsSync(join(folder, 'restaurant.yaml')) ? baseOf(folder) : undefined;
  if (base !== undefined) hash.update(fingerprint(base));
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
