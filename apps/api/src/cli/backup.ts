import { existsSync } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Config, readConfig } from '../config';
import { readLock, takeFolderLock } from '../db/lock';
import { runProgram } from './run-program';

const MEGABYTE = 1024 * 1024;

/** Writes the whole database, pictures and films included, into one new file; resolves with the exit code. */
export async function backup(given: string): Promise<number> {
  const config = readConfig(process.env);
  const file = resolve(given);
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`);
  const began = performance.now();
  // A backup that was cut short must not look like one.
  const unfinished = `${file}.part`;
  try {
    await write(config, unfinished);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  const { size } = await stat(file);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`✓ ${file}: ${(size / MEGABYTE).toFixed(1)} MB in ${seconds} s`);
  return 0;
}

async function write({ databaseUrl, dataDir }: Config, file: string): Promise<void> {
  if (databaseUrl !== null) {
    // The program keeps the mode of a file that exists, and would let everybody read one that it makes.
    await rm(file, { force: true });
    await writeFile(file, '', { mode: 0o600 });
    await runProgram(
      'pg_dump',
      ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`],
      databaseUrl,
    );
    return;
  }
  const holder = readLock(dataDir);
  if (holder !== null)
    throw new Error(
      `A server (process ${holder.pid}) runs on ${dataDir}, and the embedded database takes one process at a time. Stop it first.`,
    );
  const folder = join(dataDir, 'pg');
  if (!existsSync(folder)) throw new Error(`There is no database in ${dataDir}.`);
  const lock = takeFolderLock(dataDir);
  try {
    const client = await PGlite.create({ dataDir: folder });
    const dump = await client.dumpDataDir('gzip');
    await client.close();
    await writeFile(file, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
  } finally {
    lock.release();
  }
}
