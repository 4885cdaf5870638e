import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

const DEMO = join(import.meta.dirname, '../../../../demo/harbor-burger');

export type OwnRestaurant = {
  readonly endpoint: string;
  /** Replaces a text in the file of its menus, and imports it again. */
  readonly changeMenus: (from: RegExp, to: string) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Imports a copy of the burger counter under an address of its own: no other test sees how it changes. */
export async function openOwnRestaurant(endpoint: string): Promise<OwnRestaurant> {
  const folder = await mkdtemp(join(tmpdir(), 'kiosk-own-'));
  await cp(DEMO, folder, { recursive: true });
  await replace('restaurant.yaml', /endpoint: harbor$/m, `endpoint: ${endpoint}`);
  await importFolder(folder);

  async function replace(name: string, from: RegExp, to: string): Promise<void> {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    if (!from.test(text)) throw new Error(`${name} has nothing like ${String(from)}.`);
    await writeFile(file, text.replace(from, to));
  }
  return {
    endpoint,
    async changeMenus(from, to) {
      await replace('menus.yaml', from, to);
      await importFolder(folder);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** As an operator does on the running server. */
async function importFolder(folder: string): Promise<void> {
  const reply = await fetch(`${inject('api_url')}/api/operator/import`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${inject('operator_key')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ folder, replace: true }),
  });
  if (!reply.ok) throw new Error(`The folder could not be imported: ${await reply.text()}`);
}
