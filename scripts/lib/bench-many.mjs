import pg from 'pg';
import { openConnection, toRequest } from './bench-connection.mjs';
import { residentMegabytes } from './bench-cpu.mjs';

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
  for (const [table, changes, copies] of COPIES) {
    await client.query(
      `insert into ${table}
         select (jsonb_populate_record(null::${table}, to_jsonb(model) || ${changes})).*
         from (select * from ${table} where restaurant_id = (select restaurant_id from restaurants where endpoint = 'harbor') limit 1) model,
           ${copies}`,
    );
  }
  await client.query('vacuum analyze');
  await client.end();
}

const OWN = `'restaurant_id', c.restaurant_id`;
const COPIES = [
  [
    'restaurants',
    `jsonb_build_object(${OWN}, 'endpoint', '${ENDPOINT}-' || c.n, 'schedule_id', null, 'logo', null, 'second_logo', null, 'header_image', null)`,
    'copies c',
  ],
  [
    'menus',
    `jsonb_build_object(${OWN}, 'menu_id', c.menu_id, 'schedule_id', null, 'image', null)`,
    'copies c',
  ],
  [
    'categories',
    `jsonb_build_object(${OWN}, 'menu_id', c.menu_id, 'category_id', c.category_id)`,
    'copies c',
  ],
  [
    'items',
    `jsonb_build_object(${OWN}, 'menu_id', c.menu_id, 'category_id', c.category_id, 'item_id', gen_random_uuid(), 'key', 'item-' || i, 'name', 'Item ' || i, 'image', null)`,
    `copies c, generate_series(1, ${ITEMS}) i`,
  ],
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
