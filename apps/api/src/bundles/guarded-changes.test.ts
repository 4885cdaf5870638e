import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { restaurants } from '../db/schema/index';
import { type RunningApi, startApi } from '../testing';
import { type BundleFolder, makeBundleFolder } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';
import { formatFault } from './fault';
import { importBundle } from './import-bundle';

const PAID = `payment_service: NMI
nmi_public_key: public-key-1
payment_secrets: { nmi_security_key: security-key-1 }
webhook: { url: 'https://hooks.example/orders', secret: a-secret-of-more-than-24-letters }
setup_code: front-door
`;

let picture: Uint8Array;
let api: RunningApi;
let bundle: BundleFolder;
let endpoint: string;
let count = 0;
beforeAll(async () => {
  picture = await aPicture();
  api = await startApi();
}, 60_000);
afterAll(() => api.close());
beforeEach(() => {
  bundle = makeBundleFolder(picture);
  count += 1;
  endpoint = `corner-${count}`;
  bundle.edit('restaurant.yaml', 'endpoint: corner\n', `endpoint: ${endpoint}\n${PAID}`);
});
afterEach(() => bundle.delete());

/** The faults of an import; empty when it was applied. */
async function refusalsOf(options: { readonly replace?: boolean } = {}): Promise<string[]> {
  const imported = await importBundle(api.deps, bundle.folder, options);
  return imported.ok ? [] : imported.error.map(formatFault);
}

async function storedName(): Promise<string | undefined> {
  const [row] = await api.deps.db
    .select({ name: restaurants.name })
    .from(restaurants)
    .where(eq(restaurants.endpoint, endpoint));
  return row?.name;
}

test('a new restaurant, and the same one again, want no consent', async () => {
  expect(await refusalsOf()).toEqual([]);
  expect(await refusalsOf()).toEqual([]);
  bundle.edit('menus.yaml', 'price: 1150', 'price: 1200');
  bundle.edit('restaurant.yaml', 'address: 1 Corner Street', 'address: 2 Corner Street');
  expect(await refusalsOf()).toEqual([]);
});

test.each([
  ['name: Corner Burger', 'name: Odile', ['name: would change from Corner Burger to Odile']],
  ["pin: '1234'", "pin: '5678'", ['staff: would give Ana another PIN']],
  [
    "{ name: Ana, pin: '1234' }",
    "{ name: Ben, pin: '5678' }",
    ['staff: would add Ben; remove Ana'],
  ],
  ['setup_code: front-door', 'setup_code: back-door', ['setup_code: would change']],
  [
    'public-key-1',
    'public-key-2',
    ['nmi_public_key: would change from public-key-1 to public-key-2'],
  ],
  ['security-key-1', 'security-key-2', ['payment_secrets.nmi_security_key: would change']],
  [
    'payment_service: NMI',
    'payment_service: STRIPE\nstripe_acct: acct_Other',
    [
      'payment_service: would change from NMI to STRIPE',
      'stripe_acct: would change from nothing to acct_Other',
    ],
  ],
  [
    'https://hooks.example/orders',
    'https://elsewhere.example/orders',
    ['webhook: would change from https://hooks.example/orders to https://elsewhere.example/orders'],
  ],
  ['a-secret-of-more', 'another-secret-of-more', ['webhook.secret: would change']],
] as const)('%s → %s is listed, and applied with consent only', async (from, to, changes) => {
  await refusalsOf();
  bundle.edit('restaurant.yaml', from, to);
  expect(await refusalsOf()).toEqual(
    changes.map((each) => `restaurant.yaml ${each} (${endpoint} exists; --replace allows it)`),
  );
  expect(await refusalsOf({ replace: true })).toEqual([]);
  expect(await refusalsOf()).toEqual([]);
});

test('another restaurant’s folder takes nothing over', async () => {
  await refusalsOf();
  bundle.edit('restaurant.yaml', 'name: Corner Burger', 'name: Odile');
  bundle.edit('menus.yaml', 'price: 1150', 'price: 1');
  expect(await refusalsOf()).toHaveLength(1);
  expect(await storedName()).toBe('Corner Burger');
});

test('two first imports at once keep one PIN', async () => {
  expect(await Promise.all([refusalsOf(), refusalsOf()])).toEqual([[], []]);
});
