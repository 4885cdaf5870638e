import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../testing';
import { type BundleFolder, makeBundleFolder } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';
import { importBundle } from './import-bundle';
import { readBundle } from './read-bundle';

const HOTEL = `
landing: brands
links:
  - { key: cellar, kind: wine_list, label: The wine list, url: 'https://corner.example/cellar' }
  - { kind: instagram, label: '@corner', url: 'https://social.example/corner' }
notices:
  - key: patio
    kind: safety
    title: On the patio
    text: |-
      Six to a party.

      Ninety minutes.
    order_types: [DINE_IN]
gallery:
  - { key: room, image: images/classic.png, caption: The room }
quick_requests:
  - { key: water, name: Tap water }
  - { key: towels, name: Fresh towels, place: room }
hotel: { room_number: required }
concierge: { name: Concierge, description: Ask us., image: images/classic.png, phone_number: '+13125550174' }
pay_at_counter_label: Charge to the room
is_bill_button_hidden: true
curbside_enabled: false
is_display_health_form: true
health_form_asks: table_number
kiosk_idle_seconds: 90
kiosk_tip_options: [0, 8]
kiosk_asks_table: true
kiosk_asks_name: true
screen_names: true
screen_ready_minutes: 10
embed_origin: https://lobby.example
`;

const FRENCH = `
concierge: { name: Conciergerie }
links: { cellar: { label: La carte des vins } }
notices: { patio: { title: Sur la terrasse } }
gallery: { room: { caption: La salle } }
quick_requests: { towels: { name: Des serviettes } }
`;

let api: RunningApi;
let bundle: BundleFolder;
let picture: Uint8Array;
beforeAll(async () => {
  picture = await aPicture();
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => {
  bundle = makeBundleFolder(picture);
  return () => bundle.delete();
});

function say(text: string): void {
  bundle.edit('restaurant.yaml', 'staff:', `${text.trim()}\nstaff:`);
}

async function restaurantIn(language?: string) {
  const url = `/api/restaurant/corner${language === undefined ? '' : `?language=${language}`}`;
  return (await api.inject({ url })).json().restaurant;
}

async function ask(path: string, body: object, token?: string) {
  const key = { 'idempotency-key': randomUUID() };
  const headers = token === undefined ? key : { ...key, authorization: `Bearer ${token}` };
  return (await api.inject({ method: 'POST', url: `/api${path}`, headers, body })).json();
}

const ROOM_AND_PATIO = `
sections: [{ key: room, name: Room }, { key: patio, name: Patio }]
tables:
  - { key: one, label: Table 1, local_id: A1B2, section: room }
  - { key: two, label: Table 2, local_id: C3D4, section: patio }
`;

async function sectionAt(restaurant_id: string, local_id: string): Promise<string> {
  const joined = await ask('/table/local', { restaurant_id, local_id });
  return joined.table.section_id;
}

async function faults(): Promise<string[]> {
  const read = await readBundle(bundle.folder);
  return read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`);
}

describe('how a restaurant meets its guests', () => {
  test('one that says nothing of it is as everywhere', async () => {
    expect((await importBundle(api.deps, bundle.folder)).ok).toBe(true);
    expect(await restaurantIn()).toMatchObject({
      landing: 'home',
      local_id: null,
      notices: [],
      gallery: [],
      quick_requests: [],
      hotel: null,
      concierge: null,
      pay_at_counter_label: null,
      is_bill_button_hidden: false,
      curbside_enabled: true,
      health_form_asks: 'last_name',
      kiosk_idle_seconds: 60,
      kiosk_countdown_seconds: 10,
      kiosk_tip_options: [0, 5, 10, 20],
      kiosk_asks_table: false,
      kiosk_asks_name: false,
      screen_names: false,
      screen_ready_minutes: 15,
      embed_origin: null,
      theme: { font: 'sans' },
    });
  });

  test('a menu is sent with the look of its brand; one without has none', async () => {
    const look = `logo: images/logo.svg
    theme: { primary: '#ffc400', secondary: '#d9480f', radius: round, font: rounded }`;
    bundle.edit('menus.yaml', 'name: All day\n', `name: All day\n    ${look}\n`);
    expect((await importBundle(api.deps, bundle.folder)).ok).toBe(true);
    const { menus } = (await api.inject({ url: '/api/menu/corner/menus' })).json();
    const theme = { primary: '#ffc400', secondary: '#d9480f', radius: 'round', font: 'rounded' };
    const logo = { path: expect.stringMatching(/^\/api\/media\//), width: 640 };
    expect(menus).toMatchObject([
      { name: 'All day', theme, logo },
      { name: 'Lunch menu', theme: null, logo: null },
    ]);
  });

  test('the logo of a menu is in the folder', async () => {
    bundle.edit('menus.yaml', 'name: All day\n', 'name: All day\n    logo: images/none.svg\n');
    expect(await faults()).toEqual([
      'menus[0].logo: there is no file images/none.svg in the folder',
    ]);
  });

  test('all of it goes over the wire, each text in the language asked for or else as written', async () => {
    say(HOTEL);
    const french = 'restaurant: { description: Des burgers au coin de la rue. }';
    const more = `restaurant: { description: Des burgers., pay_at_counter_label: Sur la chambre }\n${FRENCH}`;
    bundle.edit('translations/fr.yaml', french, more);
    expect((await importBundle(api.deps, bundle.folder)).ok).toBe(true);
    const path = expect.stringMatching(/^\/api\/media\//);
    expect(await restaurantIn('fr')).toMatchObject({
      landing: 'brands',
      links: [
        {
          kind: 'wine_list',
          label: 'La carte des vins',
          url: 'https://corner.example/cellar',
        },
        { kind: 'instagram', label: '@corner', url: 'https://social.example/corner' },
      ],
      notices: [
        {
          key: 'patio',
          kind: 'safety',
          title: 'Sur la terrasse',
          text: 'Six to a party.\n\nNinety minutes.',
          order_types: ['DINE_IN'],
        },
      ],
      gallery: [{ key: 'room', caption: 'La salle', image: { path } }],
      quick_requests: [
        { key: 'water', name: 'Tap water', place: 'table' },
        { key: 'towels', name: 'Des serviettes', place: 'room' },
      ],
      hotel: { room_number: 'required' },
      concierge: { name: 'Conciergerie', description: 'Ask us.', image: { path } },
      pay_at_counter_label: 'Sur la chambre',
      is_bill_button_hidden: true,
      curbside_enabled: false,
      health_form_asks: 'table_number',
      kiosk_idle_seconds: 90,
      kiosk_tip_options: [0, 8],
      kiosk_asks_table: true,
      kiosk_asks_name: true,
      screen_names: true,
      screen_ready_minutes: 10,
      embed_origin: 'https://lobby.example',
    });
    const own = await restaurantIn();
    expect(own.quick_requests[1].name).toBe('Fresh towels');
    expect(own.links[0].label).toBe('The wine list');
  });

  test('a notice may be for the tables of some sections, which a table names too', async () => {
    say(HOTEL.replace('order_types: [DINE_IN]', 'order_types: [DINE_IN]\n    sections: [patio]'));
    bundle.write('tables.yaml', ROOM_AND_PATIO);
    expect((await importBundle(api.deps, bundle.folder)).ok).toBe(true);
    const { restaurant_id, notices } = await restaurantIn();
    const patio = await sectionAt(restaurant_id, 'C3D4');
    expect(notices[0].section_ids).toEqual([patio]);
    expect(await sectionAt(restaurant_id, 'A1B2')).not.toBe(patio);
  });

  test('a section that is not there is named', async () => {
    say(HOTEL.replace('order_types: [DINE_IN]', 'order_types: [DINE_IN]\n    sections: [pation]'));
    bundle.write('tables.yaml', ROOM_AND_PATIO);
    expect(await faults()).toEqual([
      expect.stringMatching(/^notices\[0\]\.sections.*there is no section "pation".*patio/),
    ]);
  });

  test('a receipt has its links in what its guest reads', async () => {
    say(HOTEL);
    bundle.edit('translations/fr.yaml', 'restaurant:', `${FRENCH}\nrestaurant:`);
    expect((await importBundle(api.deps, bundle.folder, { replace: true })).ok).toBe(true);
    const { restaurant_id } = await restaurantIn();
    const section = await ask('/section/addGuest', { restaurant_id, section_type: 'TAKEOUT' });
    const { table_id, token } = section;
    async function linksFor(language: string | undefined) {
      const body = { restaurant_id, table_id, guest: { language } };
      const { guest_id } = await ask('/table/addGuest', body, token);
      // Without an order, the party alone reads it.
      const headers = { authorization: `Bearer ${token}` };
      const receipt = await api.inject({ url: `/api/guests/${guest_id}`, headers });
      return receipt.json().guest.restaurant.links[0].label;
    }
    expect(await linksFor('fr')).toBe('La carte des vins');
    expect(await linksFor(undefined)).toBe('The wine list');
  });

  test('a landing at a table needs the code of one', async () => {
    say('landing: standing_table');
    expect(await faults()).toEqual(['landing: needs local_id, the code of the table it leads to']);
    bundle.edit(
      'restaurant.yaml',
      'landing: standing_table',
      'landing: standing_table\nlocal_id: K7PQ',
    );
    expect(await faults()).toEqual([
      'local_id: there is no table with the code "K7PQ"; there are none',
    ]);
    bundle.write(
      'tables.yaml',
      'tables: [{ key: bar, label: Bar, local_id: K7PQ, is_standing: true }]',
    );
    expect(await faults()).toEqual([]);
  });

  test('a key stands once, a picture is there, an origin is one, and what is translated exists', async () => {
    say(`
quick_requests: [{ key: water, name: Water }, { key: water, name: Ice }]
gallery: [{ key: a, image: images/gone.png }]
links:
  - { key: site, kind: website, label: Us, url: 'https://corner.example' }
  - { key: site, kind: review, label: Rate us, url: 'https://reviews.example' }
  - { kind: review, label: Rate us here, url: 'https://reviews.example/2' }
  - { kind: review, label: Rate us there, url: 'https://reviews.example/3' }
`);
    bundle.edit(
      'translations/fr.yaml',
      'restaurant:',
      'links: { cellar: { label: La cave } }\nquick_requests: { ice: { name: Glace } }\nconcierge: { name: Ici }\nrestaurant:',
    );
    expect(await faults()).toEqual([
      expect.stringMatching(/^links\[1\]\.key: the key "site" is taken by line \d+/),
      expect.stringMatching(/^quick_requests\[1\]\.key: the key "water" is taken by line \d+/),
      'concierge: restaurant.yaml has no concierge',
      'links.cellar: nothing in restaurant.yaml has this key',
      'quick_requests.ice: nothing in restaurant.yaml has this key',
      'gallery[0].image: there is no file images/gone.png in the folder',
    ]);
    say('embed_origin: https://lobby.example/frame');
    expect(await faults()).toEqual([expect.stringMatching(/^embed_origin: /)]);
  });
});
