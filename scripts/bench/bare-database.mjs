import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { bareRows, INSERT, INSERT_AND_NOTIFY, TABLES } from './bare-rows.mjs';

/** As many as the api holds. */
const MOST_CONNECTIONS = 10;

/** The database under the bare server: PostgreSQL by its URL, or an embedded one in a folder. */
export async function openBareDatabase({ databaseUrl, folder }) {
  return databaseUrl ? await openOnPostgres(databaseUrl) : await openEmbedded(folder);
}

async function openOnPostgres(connectionString) {
  const pool = new pg.Pool({ connectionString, max: MOST_CONNECTIONS });
  const listener = new pg.Client({ connectionString });
  await pool.query(TABLES);
  await listener.connect();
  await listener.query('listen bare_events');
  return {
    async insertOrder(items) {
      const { order_id, values } = bareRows(items);
      await pool.query({ name: 'order', text: INSERT, values });
      return order_id;
    },
    async insertAndNotify(items) {
      const { order_id, values } = bareRows(items);
      const news = JSON.stringify({ order_id });
      await pool.query({ name: 'news', text: INSERT_AND_NOTIFY, values: [...values, news] });
      return order_id;
    },
    onNews: (tell) => listener.on('notification', ({ payload }) => tell(payload)),
    async close() {
      await listener.end();
      await pool.end();
    },
  };
}

async function openEmbedded(folder) {
  const client = await PGlite.create({ dataDir: folder });
  await client.exec(TABLES);
  return {
    async insertOrder(items) {
      const { order_id, values } = bareRows(items);
      await client.query(INSERT, values);
      return order_id;
    },
    onNews: () => undefined,
    close: () => client.close(),
  };
}
