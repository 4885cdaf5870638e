import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/**
 * A database of its own on the PostgreSQL that TEST_DATABASE_URL names, or undefined:
 * then the product under test keeps its embedded one.
 */
export async function createDatabase(): Promise<
  { readonly url: string; drop(): Promise<void> } | undefined
> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return undefined;
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => execute(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
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
