import { randomBytes } from 'node:crypto';
import { migratedDump } from './migrated-dump';
import { makeTemplate } from './test-database';

/** Migrates one database for all test files to copy, on the engine that they run on. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined || server === '') {
    await migratedDump();
    return undefined;
  }
  const name = `comanda_template_${randomBytes(8).toString('hex')}`;
  process.env['TEST_DATABASE_TEMPLATE'] = name;
  return await makeTemplate(server, name);
}
