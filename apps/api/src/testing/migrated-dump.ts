import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { migrationsFolder } from '../db/migrations-folder';
import { migratePglite } from '../db/pglite';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/comanda', import.meta.url));

let dump: Promise<Blob> | undefined;

/** Making the first database costs seconds, so a migrated one is kept on disk for as long as the migrations stay the same. */
export function migratedDump(): Promise<Blob> {
  dump ??= readOrMakeDump();
  return dump;
}

async function readOrMakeDump(): Promise<Blob> {
  const name = `migrated-${dumpKey()}.tar`;
  const file = join(FOLDER, name);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const made = await makeDump();
  mkdirSync(FOLDER, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await made.arrayBuffer()));
  renameSync(unfinished, file);
  // Those of earlier migrations are forty megabytes each, and of no use to anyone.
  for (const other of readdirSync(FOLDER)) {
    if (other.endsWith('.tar') && other !== name) rmSync(join(FOLDER, other), { force: true });
  }
  return made;
}

async function makeDump(): Promise<Blob> {
  const engine = await PGlite.create();
  await migratePglite(engine);
  const made = await engine.dumpDataDir('none');
  await engine.close();
  return made;
}

function dumpKey(): string {
  const engine = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const hash = createHash('sha256').update(engine);
  for (const name of readdirSync(migrationsFolder()).toSorted()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder(), name)));
  }
  return hash.digest('hex').slice(0, 16);
}
