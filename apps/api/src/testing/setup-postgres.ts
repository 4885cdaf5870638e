import { randomBytes } from 'node:crypto';
import { makeTemplate } from './test-database';

/** Migrates one database of the server that TEST_DATABASE_URL names, for all test files to copy. */
export async function setup(): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined || server === '') throw new Error('TEST_DATABASE_URL names no server.');
  const name = `comanda_template_${randomBytes(8).toString('hex')}`;
  process.env['TEST_DATABASE_TEMPLATE'] = name;
  return await makeTemplate(server, name);
}
