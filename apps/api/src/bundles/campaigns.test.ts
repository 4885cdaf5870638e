import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { campaignSchema } from '@comanda/contracts/schemas';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../testing';
import { type BundleFolder, makeBundleFolder, SMALL_CAMPAIGNS } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';
import { exportBundle } from './export-bundle';
import { formatFault } from './fault';
import { importBundle } from './import-bundle';
import { readBundle } from './read-bundle';

let picture: Uint8Array;
let bundle: BundleFolder;
beforeAll(async () => {
  picture = await aPicture();
});
beforeEach(() => {
  bundle = makeBundleFolder(picture);
});
afterEach(() => bundle.delete());

function write(from = '', to = ''): void {
  if (!SMALL_CAMPAIGNS.includes(from)) throw new Error(`The campaigns do not say ${from}`);
  bundle.write('campaigns.yaml', SMALL_CAMPAIGNS.replace(from, to));
}

describe('faults of campaigns.yaml', () => {
  async function faults(): Promise<string[]> {
    const read = await readBundle(bundle.folder);
    return read.ok ? [] : read.error.map(formatFault);
  }

  test('none in the small restaurant, with or without the file', async () => {
    expect(await faults()).toEqual([]);
    write();
    expect(await faults()).toEqual([]);
  });

  test.each([
    [
      'items: [cola]',
      'items: [kola]',
      'campaigns.yaml:18 campaigns[1].discount.items[0]: there is no item "kola"; there are: classic, veggie, cola',
    ],
    [
      'categories: [burgers]',
      'menus: [dinner]',
      'campaigns.yaml:17 campaigns[1].spend_and_get.menus[0]: there is no menu "dinner"; there are: all-day, lunch-menu',
    ],
    [
      'schedule: lunch',
      'schedule: brunch',
      'campaigns.yaml:14 campaigns[1].schedule: there is no schedule "brunch"; there are: lunch',
    ],
    [
      'key: welcome',
      'key: two-burgers',
      'campaigns.yaml:19 campaigns[2].key: the campaign key "two-burgers" is taken by line 2; choose another',
    ],
    [
      'name: Free cola',
      'name: Free cola\n    code: WELCOME10',
      'campaigns.yaml:22 campaigns[2].code: the code "WELCOME10" is taken by line 13; choose another',
    ],
    [
      'discount: { discount_type: DISCOUNT_ITEM, items: [cola] }',
      'discount: { discount_type: DISCOUNT_PERCENT, price: 5 }',
      'campaigns.yaml:13 campaigns[1].select_reward_item: lets guests pick what is free: only a DISCOUNT_ITEM gives something to pick',
    ],
    [
      'ends_at: 2036-01-01T00:00:00Z',
      'ends_at: 2026-01-01T00:00:00-04:00',
      'campaigns.yaml:23 campaigns[2].ends_at: is not after starts_at, so it never holds',
    ],
    [
      'campaign_type: CAMPAIGN_SPEND_AND_GET',
      'campaign_type: CAMPAIGN_BOGO',
      'campaigns.yaml:16 campaigns[1].campaign_type: is not a known kind; known are: CAMPAIGN_SPEND_AND_GET, CAMPAIGN_PURCHASE_AND_GET, CAMPAIGN_DISCOUNTED_ENTITY',
    ],
    [
      'discount_type: DISCOUNT_PERCENT, ',
      '',
      'campaigns.yaml:27 campaigns[2].discount.discount_type: is not a known kind; known are: DISCOUNT_PERCENT, DISCOUNT_CENTS, DISCOUNT_CENT, DISCOUNT_ITEM, DISCOUNT_SPECIAL_PRICE',
    ],
    [
      'starts_at: 2026-01-01T00:00',
      'starts_at: 2026-01-01',
      'campaigns.yaml:22 campaigns[2].starts_at: "2026-01-01" is not of the form that is needed (2026-12-01T18:00 on the restaurant’s wall clock, or with an offset or Z)',
    ],
    [
      'image: images/classic.png',
      'image: images/two.png',
      'campaigns.yaml:5 campaigns[0].image: there is no file images/two.png in the folder',
    ],
  ])('%s → %s', async (from, to, fault) => {
    write(from, to);
    expect(await faults()).toEqual([fault]);
  });

  test('translations of campaigns that do not exist', async () => {
    write();
    bundle.write(
      'translations/fr.yaml',
      'campaigns: { welcom: { name: Bienvenue } }\ncampaign_groups: { two-burgers.pizza: { name: Pizzas } }\n',
    );
    expect(await faults()).toEqual([
      'translations/fr.yaml:1 campaigns.welcom: nothing in campaigns.yaml has this key',
      'translations/fr.yaml:2 campaign_groups.two-burgers.pizza: nothing in campaigns.yaml has this key',
    ]);
  });
});

describe('an import of campaigns', () => {
  let api: RunningApi;
  beforeEach(async () => {
    api = await startApi();
  });
  afterEach(() => api.close());

  async function importIt(folder = bundle.folder) {
    const imported = await importBundle(api.deps, folder);
    if (!imported.ok) throw new Error(imported.error.map(formatFault).join('\n'));
    return imported.value;
  }
  async function stored() {
    const entry = await api.deps.catalogue.get('corner');
    return entry?.campaigns ?? [];
  }

  test('makes them as they travel, in the order of the file', async () => {
    write();
    expect((await importIt()).counts).toMatchObject({ campaigns: 3 });
    const campaigns = await stored();
    expect(campaigns.map((each) => campaignSchema.parse(each).name)).toEqual([
      'Two burgers',
      'Free cola',
      'Welcome',
    ]);
    const entry = await api.deps.catalogue.get('corner');
    const [classic, veggie] = entry?.menus[0]?.categories[0]?.items ?? [];
    expect(campaigns[0]).toMatchObject({
      is_public: true,
      image: { width: expect.any(Number) },
      purchase_and_get: {
        item_groups: [{ name: 'Burgers', count: 2, item_ids: [classic?.item_id, veggie?.item_id] }],
      },
      discount: { price: 2000, is_per_unit: false, count: null, items: [] },
    });
    expect(campaigns[1]?.schedule?.name).toBe('Lunch');
    expect(campaigns[2]).toMatchObject({
      campaign_code: 'WELCOME10',
      is_public: false,
      // The wall clock of Toronto.
      starts_at: '2026-01-01T05:00:00.000Z',
      ends_at: '2036-01-01T00:00:00.000Z',
      max_redemptions: 5,
      max_redemptions_per_guest: 1,
    });
  });

  test('is in every language', async () => {
    write();
    bundle.write(
      'translations/fr.yaml',
      'campaigns: { two-burgers: { name: Deux burgers } }\ncampaign_groups: { two-burgers.burgers: { name: Les burgers } }\n',
    );
    await importIt();
    const entry = await api.deps.catalogue.get('corner');
    expect(entry?.localise('fr').campaigns[0]).toMatchObject({
      name: 'Deux burgers',
      description: 'Any two burgers for 20.00.',
      purchase_and_get: { item_groups: [{ name: 'Les burgers' }] },
    });
  });

  test('again keeps ids and changes nothing; a change makes a new version of the menu', async () => {
    write();
    const first = await importIt();
    const before = await stored();
    expect(await importIt()).toMatchObject({ is_changed: false });
    write('price: 2000', 'price: 1900');
    const second = await importIt();
    expect(second).toMatchObject({ menu_version: first.menu_version + 1 });
    expect(second.counts).toMatchObject({ rows_changed: 1, rows_added: 0, rows_removed: 0 });
    const after = await stored();
    expect(after.map(({ campaign_id }) => campaign_id)).toEqual(
      before.map(({ campaign_id }) => campaign_id),
    );
    expect(after[0]?.discount).toMatchObject({ price: 1900 });
    bundle.remove('campaigns.yaml');
    await importIt();
    expect(await stored()).toEqual([]);
  });

  test('comes back the same from an export', async () => {
    write();
    await importIt();
    const before = await stored();
    const room = mkdtempSync(join(tmpdir(), 'comanda-campaigns-'));
    expect((await exportBundle(api.deps, 'corner', join(room, 'out'))).ok).toBe(true);
    expect(await importIt(join(room, 'out'))).toMatchObject({ is_changed: false });
    rmSync(room, { recursive: true });
    expect(await stored()).toEqual(before);
  });
});
