import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export type Database = {
  readonly name: string;
  readonly url: string;
  readonly drop: () => Promise<void>;
};

/**
 * Creates a database on the PostgreSQL that TEST_DATABASE_URL names, as a copy of another one if its name is given.
 * Returns undefined where there is no PostgreSQL: then the product under test uses its embedded one.
 */
export async function createDatabase(original?: string | null): Promise<Database | undefined> {
  const server = serverUrl();
  if (server === undefined) return undefined;
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `CREATE DATABASE ${name} ${original ? `TEMPLATE ${original}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => dropDatabase(name) };
}

export async function dropDatabase(name: string): Promise<void> {
  await execute(serverUrl() ?? '', `DROP DATABASE ${name} WITH (FORCE)`);
}

function serverUrl(): string | undefined {
  return process.env['TEST_DATABASE_URL'] || undefined;
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
