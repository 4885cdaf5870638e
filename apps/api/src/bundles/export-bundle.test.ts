import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  campaignsFileSchema,
  menusFileSchema,
  restaurantFileSchema,
  tablesFileSchema,
  translationsFileSchema,
} from '@comanda/contracts/bundle';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { items, restaurants } from '../db/schema/index';
import { hashPin } from '../shared/pin';
import { type RunningApi, startApi } from '../testing';
import { makeBundleFolder } from '../testing/bundle-folder';
import { contentsOf, exportFolder, importFolder } from '../testing/bundle-trip';
import { aPicture } from '../testing/picture';
import { sampleOf } from '../testing/sample-of';
import { bundleFiles } from './bundle-files';
import { exportBundle } from './export-bundle';
import { formatFault } from './fault';
import { readBundle } from './read-bundle';

let api: RunningApi;
let room: string;
let picture: Uint8Array;
beforeAll(async () => {
  picture = await aPicture();
});
beforeEach(async () => {
  room = mkdtempSync(join(tmpdir(), 'comanda-export-'));
  api = await startApi();
});
afterEach(async () => {
  rmSync(room, { recursive: true, force: true });
  await api.close();
});

async function bundleIn(folder: string) {
  const read = await readBundle(folder);
  if (!read.ok) throw new Error(read.error.map(formatFault).join('\n'));
  return read.value;
}

type SampleMenu = { readonly categories: readonly { readonly items: unknown[] }[] };

/** A folder in which every field of every file says something, made from the schemas. */
async function everythingFolder(): Promise<string> {
  const interval = { days: ['mon', 'fri'], start_time: '18:00', end_time: '02:00' };
  const restaurant = sampleOf(restaurantFileSchema, {
    endpoint: 'everything',
    timezone: 'America/Toronto',
    default_phone_country: 'FR',
    active_languages: ['en', 'fr', 'es', 'pt'],
    language: 'pt',
    logo: 'images/logo.png',
    header_image: 'images/deep/er/header.png',
    // It is kept as its hash only, which the line below says.
    setup_code: undefined,
    setup_code_hash: 'scrypt$of$a$code',
    'webhook.url': 'https://example.com/orders',
    stripe_acct: 'acct_1Everything',
    nuvei_acct: '33002',
    nmi_public_key: 'a-tokenization-key',
    bambora_mid: '300200578',
    // It is read, and never written.
    payment_secrets: undefined,
    embed_origin: 'https://example.com:8443',
    delivery_zones: [
      { key: 'near', area: { radius_m: 900 }, fee: 0, min_spend: 1, minutes: 5 },
      {
        key: 'island',
        area: {
          polygon: [
            [43.6, -79.4],
            [43.615, -79.4],
            [43.6, -79.35],
          ],
        },
        fee: 1250,
        min_spend: 0,
        minutes: 45,
      },
      { key: 'far', area: { postal_codes: ['M5V', '112'] }, fee: 300, min_spend: 1, minutes: 9 },
    ],
    'terminals[].vendor': 'NUVEI',
    'terminals[].reader': '221921800001',
    'terminals[].location': 'tml_A1',
    // Set by tables.yaml.
    local_id: 'K7PQ',
    tip_options: [5, 0],
    'staff[]|1.pin_hash': await hashPin('4321'),
    'staff[]|1.name': 'Zoë',
    'staff[]|0.pin': '8765',
    'opening_hours.intervals[]': interval,
  });
  const menus = sampleOf(menusFileSchema, {
    'schedules[].intervals': [{ ...interval, start_time: '09:00', end_time: '09:30' }, interval],
    'menus[].schedule': 'a-key',
    'menus[].image': 'images/menu.png',
    'menus[].logo': 'images/menu.png',
    'menus[].categories[].items[]|0.image': 'images/item.png',
    'menus[].categories[].items[]|0.modifier_groups': [
      'a-key',
      { group: 'b', min_qty: 3, max_qty: 9, is_required: true },
    ],
    'modifier_groups[].min_qty': 1,
    'modifier_groups[].max_qty': 7,
    'modifier_groups[].modifiers[].default_count': 1,
  });
  const { modifier_groups } = menusFileSchema.parse({ ...(menus as object), menus: [] });
  const { menus: menuList } = menus as { menus: SampleMenu[] }; // made from the schema above
  const [own, place] = menuList[0]?.categories[0]?.items ?? [];
  menuList[0]?.categories[0]?.items.splice(0, 2, own);
  const full = {
    ...(menus as object),
    modifier_groups: [
      ...modifier_groups,
      ...modifier_groups.map((group) => ({ ...group, key: 'b' })),
    ],
    menus: [
      ...menuList,
      {
        key: 'lunch',
        name: 'Lunch',
        categories: [{ key: 'also', name: 'Also', items: [place] }],
      },
    ],
  };
  const texts = { name: 'Nom : "x" # y', description: '- uma\n  lista' };
  const campaigns = sampleOf(campaignsFileSchema, {
    'campaigns[]|0.key': 'spend',
    'campaigns[]|1.key': 'purchase',
    'campaigns[]|2.key': 'entity',
    ...Object.fromEntries(
      [0, 1, 2].flatMap((index) => [
        [`campaigns[]|${index}.code`, `CODE${index}`],
        [`campaigns[]|${index}.starts_at`, '2026-12-01T10:00:00.000Z'],
        [`campaigns[]|${index}.ends_at`, '2026-12-24T10:00:00.000Z'],
      ]),
    ),
    'campaigns[]|0.select_reward_item': false,
    'campaigns[]|2.select_reward_item': false,
    'campaigns[]|1.discount': { discount_type: 'DISCOUNT_ITEM', count: 2, items: ['a-key'] },
    'campaigns[]|2.discount': {
      discount_type: 'DISCOUNT_SPECIAL_PRICE',
      price: 900,
      is_per_unit: true,
      count: 2,
      items: [],
    },
  });
  const tables = sampleOf(tablesFileSchema, {});
  const translations = sampleOf(translationsFileSchema, {
    menus: { 'a-key': texts },
    categories: { 'a-key': texts },
    items: { 'a-key': texts },
    modifier_groups: { 'a-key': texts },
    modifiers: { 'a-key.a-key': texts },
    campaigns: { spend: texts },
    campaign_groups: { 'purchase.a-key': { name: 'Grupo' } },
    notices: { 'a-key': { title: 'Aviso', text: 'Um aviso.\n\nOutro.' } },
    gallery: { 'a-key': { caption: 'A sala' } },
    quick_requests: { 'a-key': { name: 'Toalhas' } },
  });
  const folder = join(room, 'everything');
  for (const [path, content] of [
    ['restaurant.yaml', stringify(restaurant)],
    ['menus.yaml', stringify(full, { aliasDuplicateObjects: false })],
    ['campaigns.yaml', stringify(campaigns, { aliasDuplicateObjects: false })],
    ['tables.yaml', stringify(tables)],
    ['translations/fr.yaml', stringify(translations)],
    ['videos/loop.mp4', aFilm()],
    ...['logo', 'deep/er/header', 'menu', 'item'].map(
      (name) => [`images/${name}.png`, picture] as const,
    ),
  ] as const) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

describe('a folder that says everything', () => {
  test('comes back with every field as it was', async () => {
    const folder = await everythingFolder();
    await importFolder(api, folder);
    const before = await bundleIn(folder);
    const after = await bundleIn(await exportFolder(api, 'everything', join(room, 'first')));
    expect(after.menus).toEqual(before.menus);
    expect(after.campaigns).toEqual(before.campaigns);
    expect(after.tables).toEqual(before.tables);
    expect(after.videos).toEqual(before.videos);
    expect(after.translations).toEqual(before.translations);
    expect(after.pictures.toSorted(byPath)).toEqual(before.pictures.toSorted(byPath));
    const { staff, ...restaurant } = after.restaurant;
    const { staff: staffBefore, ...restaurantBefore } = before.restaurant;
    expect(restaurant).toEqual(restaurantBefore);
    expect(staff.map(({ name }) => name)).toEqual(staffBefore.map(({ name }) => name).toSorted());
    expect(staff.every((member) => 'pin_hash' in member)).toBe(true);
  });

  test('imported again changes nothing, and is exported with the same bytes, here and elsewhere', async () => {
    await importFolder(api, await everythingFolder());
    const first = await exportFolder(api, 'everything', join(room, 'first'));
    expect(await importFolder(api, first)).toMatchObject({ is_changed: false });
    expect(contentsOf(await exportFolder(api, 'everything', join(room, 'second')))).toEqual(
      contentsOf(first),
    );

    const elsewhere = await startApi();
    try {
      await importFolder(elsewhere, first);
      expect(contentsOf(await exportFolder(elsewhere, 'everything', join(room, 'third')))).toEqual(
        contentsOf(first),
      );
    } finally {
      await elsewhere.close();
    }
  });

  test('a PIN that was typed still opens after a way through a folder', async () => {
    await importFolder(api, await everythingFolder());
    const first = await exportFolder(api, 'everything', join(room, 'first'));
    expect(readFileSync(join(first, 'restaurant.yaml'), 'utf8')).not.toContain('8765');
    expect(statSync(join(first, 'restaurant.yaml')).mode & 0o777).toBe(0o600);
    const elsewhere = await startApi();
    try {
      const { restaurant_id } = await importFolder(elsewhere, first);
      const body = { restaurant_id, pin: '8765' };
      const reply = await elsewhere.inject({ method: 'POST', url: '/api/staff/signIn', body });
      expect(reply.statusCode).toBe(200);
    } finally {
      await elsewhere.close();
    }
  });
});

describe('what an export leaves alone', () => {
  test('what the kitchen marked today is not what the folder says', async () => {
    const bundle = makeBundleFolder(picture);
    await importFolder(api, bundle.folder);
    await api.deps.db.update(items).set({ is_in_stock: false }).where(eq(items.key, 'classic'));
    const first = await exportFolder(api, 'corner', join(room, 'first'));
    expect(await importFolder(api, first)).toMatchObject({ is_changed: false });
    bundle.delete();
  });

  test('a setting that is younger than the last import has its default', async () => {
    const bundle = makeBundleFolder(picture);
    await importFolder(api, bundle.folder);
    const [row] = await api.deps.db.select().from(restaurants);
    const { prep_minutes: _younger, ...settings } = row?.settings ?? ({} as never); // it was just imported
    await api.deps.db.update(restaurants).set({ settings: settings as never }); // as an older version left it
    const { restaurant } = await bundleIn(await exportFolder(api, 'corner', join(room, 'first')));
    expect(restaurant.prep_minutes).toBe(20);
    bundle.delete();
  });

  test('a folder with something in it', async () => {
    const bundle = makeBundleFolder(picture);
    await importFolder(api, bundle.folder);
    const exported = await exportBundle(api.deps, 'corner', bundle.folder);
    expect(exported).toMatchObject({
      ok: false,
      error: { code: 'folder_not_writable', detail: expect.stringContaining('is not empty') },
    });
    expect(await exportBundle(api.deps, 'corner', join(bundle.folder, 'menus.yaml'))).toMatchObject(
      {
        ok: false,
        error: { detail: expect.stringContaining('is a file') },
      },
    );
    bundle.delete();
  });

  test('a restaurant that does not exist', async () => {
    expect(await exportBundle(api.deps, 'nowhere', join(room, 'x'))).toEqual({
      ok: false,
      error: { code: 'restaurant_not_found' },
    });
    expect(readdirSync(room)).toEqual([]);
  });

  test('what no file can say is refused, and nothing is written', async () => {
    const bundle = makeBundleFolder(picture);
    await importFolder(api, bundle.folder);
    await api.deps.db.update(items).set({ name: '' }).where(eq(items.key, 'classic'));
    await expect(exportBundle(api.deps, 'corner', join(room, 'x'))).rejects.toThrow(
      'menus.yaml cannot say what is stored: menus.0.categories.0.items.0.name',
    );
    expect(readdirSync(room)).toEqual([]);
    bundle.delete();
  });
});

test('writing and reading again is the same for texts that YAML could misread', async () => {
  const bundle = makeBundleFolder(picture);
  const read = await bundleIn(bundle.folder);
  for (const description of [
    'yes',
    '12:30',
    '1e3',
    '0x1F',
    'null',
    '~',
    ' padded ',
    'a: b',
    '# no',
    '“q”',
    '🍕\t',
    '- x',
    "it's",
    'é\u0301',
    '=',
    '<<',
    'a\nb',
  ]) {
    const files = bundleFiles({ ...read, restaurant: { ...read.restaurant, description } });
    bundle.write('restaurant.yaml', String(files.get('restaurant.yaml')));
    expect((await bundleIn(bundle.folder)).restaurant).toMatchObject({ description });
  }
  bundle.delete();
});

/** As much of a film as tells that it is one. */
function aFilm(): Uint8Array {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(40)]);
}

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : 1;
}
