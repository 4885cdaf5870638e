import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Menu, Restaurant } from '@comanda/contracts';
import { type Config, readConfig } from '../config';
import { readLock } from '../db/lock';
import { restaurantJsonLd } from '../formats/schema-org/restaurant-json-ld';
import { notThere } from './export-restaurant';
import { withDeps } from './with-deps';

type Told = { readonly restaurant: Restaurant; readonly menus: readonly Menu[] };

/** Writes what search engines read of a restaurant, to a file or to the screen; resolves with the exit code. */
export async function exportJsonLd(
  endpoint: string,
  { file, url }: { readonly file: string | null; readonly url: string | null },
): Promise<number> {
  const config = readConfig(process.env);
  const told = await readCatalogue(config, endpoint);
  if (told === null) {
    console.error(`✗ ${endpoint}: ${notThere(endpoint)}`);
    return 1;
  }
  const { restaurant, menus } = told;
  const text = JSON.stringify(
    restaurantJsonLd(restaurant, menus, { url, language: restaurant.language }),
    null,
    2,
  );
  if (file === null) {
    console.log(text);
    return 0;
  }
  if (existsSync(resolve(file))) {
    console.error(`✗ ${endpoint}: ${file} is there already; nothing was written`);
    return 1;
  }
  writeFileSync(resolve(file), `${text}\n`);
  console.log(`✓ ${endpoint}: ${file}`);
  return 0;
}

/** Everybody may read a menu, so a running server is asked as by anybody. */
async function readCatalogue(config: Config, endpoint: string): Promise<Told | null> {
  const holder = config.databaseUrl === null ? readLock(config.dataDir) : null;
  if (holder === null) return withDeps(config, ({ catalogue }) => catalogue.get(endpoint));
  const name = encodeURIComponent(endpoint);
  const replies = await Promise.all(
    [`restaurant/${name}`, `menu/${name}/menus`].map((path) => fetch(`${holder.url}/api/${path}`)),
  );
  if (replies.some(({ status }) => status === 404)) return null;
  if (replies.some(({ ok }) => !ok))
    throw new Error(`The server at ${holder.url} could not answer.`);
  const [first, second] = await Promise.all(replies.map((reply) => reply.json()));
  const { restaurant } = first as Pick<Told, 'restaurant'>; // the contract's reply
  const { menus } = second as Pick<Told, 'menus'>; // likewise
  return { restaurant, menus };
}
