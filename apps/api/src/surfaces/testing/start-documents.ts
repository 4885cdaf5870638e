import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { importBundle } from '../../bundles/import-bundle';
import { type RunningApi, startApi } from '../../testing';
import { makeBundleFolder } from '../../testing/bundle-folder';
import { openStaffSession } from '../../testing/open-sessions';
import { aPicture } from '../../testing/picture';

export const PAGE = '<!doctype html><title>Any</title><script>begin()</script><main></main>';
export const STYLE = 'main{color:red}';

/** A small app with a server's half of its own: what it draws tells what it was given, and how often it drew. */
const DOCUMENTS = `
let drawn = 0;
export const documents = {
  restaurantIn: (address) => /^\\/order\\/pay\\?restaurant=(.+)/.exec(address)?.[1] ?? /^\\/(?:v2\\/)?([a-z0-9-]+)/.exec(address)?.[1] ?? null,
  needsRestaurant: (address) => address !== '/orders',
  languageFor: (_, { cookie, accept }) => (/language=(\\w\\w)/.exec(cookie ?? '') ?? [])[1] ?? accept ?? 'en',
  keyOf: ({ address }) => address.replace(/\\?.*$/, ''),
  async draw({ address, language, menus }, { template, origin }) {
    if (address.endsWith('/broken')) throw new Error('cannot be drawn');
    drawn += 1;
    const dishes = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
    const told = dishes.map(({ name, is_in_stock }) => name + (is_in_stock ? '' : ' (sold out)')).join(', ');
    const body = [drawn, language, origin, told].join('|');
    const isMissing = address.endsWith('/nonsense');
    return { html: template.replace('<main></main>', '<style>${STYLE}</style><main>' + body + '</main>'), styles: ['${STYLE}'], isMissing };
  },
  manifest: ({ name }, language) => ({ name, lang: language }),
};`;

/** Starts an api that draws the pages of one restaurant, `corner`, with a small app. */
export async function startDocuments(): Promise<{
  readonly api: RunningApi;
  readonly close: () => Promise<void>;
}> {
  const root = mkdtempSync(join(tmpdir(), 'comanda-documents-'));
  write(
    root,
    'surfaces.json',
    JSON.stringify([
      { app: 'receipts', paths: ['/receipts/{guest_id}'] },
      { app: 'diner-web', paths: ['/**'] },
    ]),
  );
  write(root, 'apps/receipts/dist/index.html', '<!doctype html><title>Receipt</title>');
  write(root, 'apps/diner-web/dist/index.html', PAGE);
  write(root, 'apps/diner-web/dist/worker.js', 'self.skipWaiting()');
  write(root, 'apps/diner-web/dist-server/documents.mjs', DOCUMENTS);
  const api = await startApi({
    config: { surfacesFile: join(root, 'surfaces.json'), publicUrl: 'https://order.example' },
  });
  const bundle = makeBundleFolder(await aPicture());
  bundle.edit('restaurant.yaml', 'staff:', 'embed_origin: https://lobby.example\nstaff:');
  const imported = await importBundle(api.deps, bundle.folder);
  bundle.delete();
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  return {
    api,
    async close() {
      await api.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** Marks the first dish of the restaurant as sold out or available, each time the returned function is called. */
export async function stockMarker(
  api: RunningApi,
): Promise<(is_in_stock: boolean) => Promise<void>> {
  const { restaurant } = (await api.inject('/api/restaurant/corner')).json();
  const { menus } = (await api.inject('/api/menu/corner/menus')).json();
  const { item_id } = menus[0].categories[0].items[0];
  const { token } = await openStaffSession(api.deps, restaurant.restaurant_id);
  return async (is_in_stock) => {
    const marked = await api.inject({
      method: 'POST',
      url: `/api/items/${item_id}/stock`,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      body: { is_in_stock },
    });
    expect(marked.statusCode).toBe(200);
  };
}

function write(root: string, file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}
