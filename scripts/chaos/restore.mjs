import { join } from 'node:path';
import pg from 'pg';

/** With no server at work: backs the database up, restores it beside itself, and tells the tables that are not the same. */
export async function restoreElsewhere(product) {
  // A payment left open is still asked after each second; between the backup and the comparison that would be a difference.
  await product.rest();
  const began = performance.now();
  const file = join(product.home, 'backup.dump');
  const copy = Object.assign(new URL(product.postgres.url), { pathname: '/restored' }).href;
  await product.query('create database restored');
  await product.comanda(['backup', file]);
  await product.comanda(['restore', file], copy);
  const seconds = (performance.now() - began) / 1000;
  const [ours, theirs] = [await ledgerOf(product.postgres.url), await ledgerOf(copy)];
  const names = [...new Set([...ours.keys(), ...theirs.keys()])];
  const different = names.filter((name) => ours.get(name) !== theirs.get(name));
  console.log(
    `backed up and restored in ${seconds.toFixed(1)} s: ${names.length} tables, ${different.length} different`,
  );
  return different.map((name) => ({ kind: 'lost by restore', marker: '', detail: name }));
}

/** Every table with a hash of all of its rows. */
async function ledgerOf(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select tablename from pg_tables where schemaname = 'public' order by tablename`,
  );
  const ledger = new Map();
  for (const { tablename } of rows) {
    const { rows: hashes } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash
       from ${pg.escapeIdentifier(tablename)} t`,
    );
    ledger.set(tablename, hashes[0].hash);
  }
  await client.end();
  return ledger;
}
