import pg from 'pg';
import { openConnection, toRequest } from './connection.mjs';
import { residentMegabytes } from './cpu.mjs';

const ITEMS = 100;
const ENDPOINT = 'bench';

/** Copies the demo restaurant many times, each with a menu of a hundred items. */
export async function addRestaurants({ databaseUrl }, count) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `create temp table copies as
       select n, gen_random_uuid() restaurant_id, gen_random_uuid() menu_id, gen_random_uuid() category_id
       from generate_series(1, ${Number(count)}) n`,
  );
  // Copied rows are valid, so constraints need no check per row.
  await client.query("set session_replication_role = 'replica'");
  for (const { table, changes, copies } of COPIES) {
    const { rows } = await client.query(
      'select column_name as name from information_schema.columns where table_name = $1',
      [table],
    );
    const values = rows.map(({ name }) => changes[name] ?? `model.${name}`);
    await client.query(
      `insert into ${table} (${rows.map(({ name }) => name).join(', ')})
         select ${values.join(', ')}
         from (select * from ${table} where restaurant_id =
                 (select restaurant_id from restaurants where endpoint = 'harbor') limit 1) model,
           ${copies}`,
    );
  }
  await client.query('vacuum analyze');
  await client.end();
}

const OF_COPY = { restaurant_id: 'c.restaurant_id' };
const COPIES = [
  {
    table: 'restaurants',
    changes: {
      ...OF_COPY,
      endpoint: `'${ENDPOINT}-' || c.n`,
      schedule_id: 'null',
      logo: 'null',
      second_logo: 'null',
      header_image: 'null',
    },
    copies: 'copies c',
  },
  {
    table: 'menus',
    changes: { ...OF_COPY, menu_id: 'c.menu_id', schedule_id: 'null', image: 'null' },
    copies: 'copies c',
  },
  {
    table: 'categories',
    changes: { ...OF_COPY, menu_id: 'c.menu_id', category_id: 'c.category_id' },
    copies: 'copies c',
  },
  {
    table: 'items',
    changes: {
      ...OF_COPY,
      menu_id: 'c.menu_id',
      category_id: 'c.category_id',
      item_id: 'gen_random_uuid()',
      key: `'item-' || i`,
      name: `'Item ' || i`,
      image: 'null',
    },
    copies: `copies c, generate_series(1, ${ITEMS}) i`,
  },
];

/** Reads the menu of each of them once; resolves with the most memory that the api held meanwhile, in megabytes. */
export async function visitAll({ url, apiPid }, count) {
  const connection = await openConnection(url);
  let most = 0;
  for (let n = 1; n <= count; n += 1) {
    const request = toRequest(url, 'GET', `/api/menu/${ENDPOINT}-${n}/menus`);
    let { status } = await connection.send(request);
    while (status === 503) ({ status } = await connection.send(request));
    if (status !== 200) throw new Error(`The menu of restaurant ${n} was answered with ${status}.`);
    if (n % 100 === 0) most = Math.max(most, residentMegabytes(apiPid));
  }
  connection.close();
  return most;
}
