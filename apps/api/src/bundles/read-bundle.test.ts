import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BundleFolder, makeBundleFolder, SMALL_CAMPAIGNS } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';
import { formatFault } from './fault';
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

async function faults(): Promise<string[]> {
  const read = await readBundle(bundle.folder);
  return read.ok ? [] : read.error.map(formatFault);
}

describe('a folder without fault', () => {
  test('is read with its defaults filled in', async () => {
    const read = await readBundle(bundle.folder);
    if (!read.ok) throw new Error(read.error.map(formatFault).join('\n'));
    expect(read.value.restaurant).toMatchObject({
      endpoint: 'corner',
      currency: 'USD',
      prep_minutes: 20,
    });
    expect(read.value.pictures.map(({ path, mime_type }) => [path, mime_type])).toEqual([
      ['images/logo.svg', 'image/svg+xml'],
      ['images/classic.png', 'image/png'],
    ]);
    expect([...read.value.translations.keys()]).toEqual(['fr']);
  });

  test('needs no translations', async () => {
    bundle.remove('translations/fr.yaml');
    expect(await faults()).toEqual([]);
  });
});

describe('faults of form', () => {
  test('a folder without restaurant.yaml is none', async () => {
    bundle.remove('restaurant.yaml');
    expect(await faults()).toEqual([
      `restaurant.yaml: ${bundle.folder} is no restaurant’s folder: this file must be in it`,
    ]);
  });

  test('a text that is not YAML, with its line', async () => {
    bundle.edit('menus.yaml', '    name: Lunch\n', '    name: [Lunch\n');
    const [first] = await faults();
    expect(first).toMatch(/^menus\.yaml:\d+: is not YAML: /);
  });

  test('a text of another encoding, whose accents would be lost', async () => {
    const file = join(bundle.folder, 'restaurant.yaml');
    const text = readFileSync(file, 'utf8').replace('name: Corner Burger', 'name: Café');
    writeFileSync(file, Buffer.from(text, 'latin1'));
    expect(await faults()).toEqual([
      'restaurant.yaml:1: is not in UTF-8; save it so, or letters with accents would be lost',
    ]);
    writeFileSync(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    expect(await faults()).toEqual([]);
  });

  test('a file of more than anybody serves', async () => {
    writeFileSync(join(bundle.folder, 'menus.yaml'), `menus: []\n# ${'x'.repeat(8_000_000)}`);
    expect(await faults()).toEqual(['menus.yaml:1: is too large; allowed: 8 MB']);
  });

  test('an alias that leads nowhere, and aliases that multiply', async () => {
    bundle.edit('menus.yaml', 'price: 300', 'price: *nowhere');
    expect(await faults()).toEqual([
      'menus.yaml:1: is not YAML: Unresolved alias (the anchor must be set before the alias): nowhere',
    ]);
    const doubled = ['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, at) => {
      const before = 'abcdefg'[at];
      return `${name}: &${name} [*${before}, *${before}, *${before}, *${before}]`;
    });
    writeFileSync(
      join(bundle.folder, 'menus.yaml'),
      ['a: &a [1]', ...doubled, 'menus: []'].join('\n'),
    );
    expect(await faults()).toEqual([
      'menus.yaml:1: is not YAML: Excessive alias count indicates a resource exhaustion attack',
    ]);
  });

  test('a key that stands there twice', async () => {
    bundle.edit('restaurant.yaml', 'address: 1 Corner Street', 'name: Another');
    expect(await faults()).toEqual(['restaurant.yaml:6: this key stands here twice; keep one']);
  });

  test.each([
    [
      'price: 1150',
      'price: 11.50',
      'menus.yaml:26 menus[0].categories[0].items[0].price: 11.5 is no whole number (Whole cents); did you mean 1150?',
    ],
    [
      'price: 1150',
      'price: -1',
      'menus.yaml:26 menus[0].categories[0].items[0].price: -1 is too small; at least 0 (Whole cents)',
    ],
    [
      '            price: 1150\n',
      '',
      'menus.yaml:23 menus[0].categories[0].items[0].price: is missing; a number is needed',
    ],
    [
      'max_qty: 1',
      'max_qty: none',
      'menus.yaml:10 modifier_groups[0].max_qty: is "none", a text; a number is needed',
    ],
    [
      "start_time: '11:00'",
      "start_time: '25:00'",
      'menus.yaml:5 schedules[0].intervals[0].start_time: "25:00" is not of the form that is needed (HH:MM on the restaurant’s own wall clock, such as 18:00)',
    ],
    [
      'days: [mon]',
      'days: [monday]',
      'menus.yaml:5 schedules[0].intervals[0].days[0]: "monday" is none of mon, tue, wed, thu, fri, sat, sun',
    ],
    [
      'image: images/classic.png',
      'image: ../secret.png',
      'menus.yaml:27 menus[0].categories[0].items[0].image: "../secret.png" is not of the form that is needed',
    ],
  ])('menus.yaml with %s → %s', async (from, to, message) => {
    bundle.edit('menus.yaml', from, to);
    const found = await faults();
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  test('an unknown key names those that are known', async () => {
    bundle.edit('menus.yaml', 'is_in_stock: false', 'sold_out: true');
    expect(await faults()).toEqual([
      'menus.yaml:32 menus[0].categories[0].items[1].sold_out: is not a known key; known here: key, name, description, price, image, is_in_stock, is_featured, modifier_groups, tax_percentage, allergens, diets, like',
    ]);
  });

  test('an unknown key inside a form of several is told where it is', async () => {
    bundle.edit('menus.yaml', '{ group: size, min_qty: 0,', '{ group: size, min: 0,');
    expect(await faults()).toEqual([
      'menus.yaml:40 menus[1].categories[0].items[0].modifier_groups[0].min: is not a known key; did you mean min_qty?',
    ]);
  });

  test.each([
    ["start_time: '11:00'", 'start_time: 3pm', /"3pm" .*such as 18:00\); did you mean '15:00'\?$/],
    ["start_time: '11:00'", "start_time: '9:30'", /did you mean '09:30'\?$/],
    ['key: classic', 'key: The Classic', /"The Classic" .*did you mean the-classic\?$/],
    ['images/classic.png', 'images/classic.HEIC', /saved as JPEG, images\/classic.jpg\?$/],
    [
      'price: 1150',
      "price: '11.50'",
      /price: is "11.50", a text; a number is needed \(Whole cents\)$/,
    ],
    [
      'is_in_stock: false',
      'in_stock: false',
      /in_stock: is not a known key; did you mean is_in_stock\?$/,
    ],
    ['price: 1150', 'Price: 1150', /Price: is not a known key; did you mean price\?$/],
    ['days: [mon]', 'days: [mo]', /"mo" is none of .*; did you mean mon\?$/],
  ])('%s as %s is told in words, with what was meant', async (from, to, message) => {
    bundle.edit('menus.yaml', from, to);
    expect((await faults()).join('\n')).toMatch(new RegExp(message.source, 'm'));
  });

  test('a time zone that does not exist', async () => {
    bundle.edit('restaurant.yaml', 'America/Toronto', 'Toronto');
    expect(await faults()).toEqual([
      'restaurant.yaml:7 timezone: not an IANA time zone such as America/Toronto',
    ]);
  });

  test('what is no text and cannot be stored, in any text of any file', async () => {
    bundle.edit('restaurant.yaml', 'name: Corner Burger', 'name: "Corner\\0Burger"');
    bundle.edit('restaurant.yaml', 'Burgers at the corner.', '"Burgers\\uD800"');
    bundle.edit('menus.yaml', 'name: Classic', 'name: "A\\0B"');
    bundle.edit('menus.yaml', 'The one everybody knows.', '"Bell\\a"');
    bundle.edit('menus.yaml', 'name: Veggie', 'name: "Veg\\x7fgie"');
    bundle.edit('translations/fr.yaml', 'name: Grand', 'name: "Grand\\udc00"');
    bundle.write('campaigns.yaml', SMALL_CAMPAIGNS.replace('Two burgers', '"Two\\0"'));
    bundle.write('tables.yaml', 'tables: [{ key: one, label: "Table\\0" }]');
    const found = await faults();
    expect(found.map((fault) => fault.replace(/ has.*?U\+/, ' U+'))).toEqual([
      'restaurant.yaml:2 name: U+0000); take it out',
      'restaurant.yaml:3 description: U+D800); take it out',
      'menus.yaml:24 menus[0].categories[0].items[0].name: U+0000); take it out',
      'menus.yaml:25 menus[0].categories[0].items[0].description: U+0007); take it out',
      'menus.yaml:30 menus[0].categories[0].items[1].name: U+007F); take it out',
      'campaigns.yaml:3 campaigns[0].name: U+0000); take it out',
      'tables.yaml:1 tables[0].label: U+0000); take it out',
      'translations/fr.yaml:7 modifiers.size.large.name: U+DC00); take it out',
    ]);
    expect(found[0]).toBe(
      'restaurant.yaml:2 name: has a character that is no text (U+0000); take it out',
    );
  });

  test('a key that is no text, and what leads into itself', async () => {
    bundle.write('tables.yaml', 'x: &x { again: *x, "a\\0": 1 }');
    const found = await faults();
    expect(found[0]).toMatch(/^tables\.yaml:1 x\.a\0: has a character that is no text/);
  });

  test('lines, tabs and pictures of several characters are text', async () => {
    bundle.edit('menus.yaml', 'The one everybody knows.', '"One\\r\\n\\ttwo 👩‍🍳 \\u200F"');
    expect(await faults()).toEqual([]);
  });

  test('a name that nobody sees, and a number that nobody can dial', async () => {
    bundle.edit('restaurant.yaml', 'name: Corner Burger', "name: '   '");
    bundle.edit('restaurant.yaml', 'address: 1 Corner Street', "address: ' '");
    bundle.edit('restaurant.yaml', 'staff:', 'phone_number: call me <b>\nstaff:');
    bundle.edit('menus.yaml', 'name: Classic', 'name: "\\u200B"');
    const unseen = 'has nothing that can be seen; letters, digits or signs are needed';
    expect(await faults()).toEqual([
      `restaurant.yaml:2 name: ${unseen}`,
      `restaurant.yaml:6 address: ${unseen}`,
      'restaurant.yaml:14 phone_number: is no number that can be dialled (As +14165550123 or (416) 555-0123 ext. 7)',
      `menus.yaml:24 menus[0].categories[0].items[0].name: ${unseen}`,
    ]);
  });

  test('files that nobody reads are told, for they may be misspelt', async () => {
    bundle.write('menu.yaml', 'menus: []');
    bundle.write('translations/de.yaml', '{}');
    expect(await faults()).toEqual([
      'menu.yaml: is not read; allowed here: restaurant.yaml, menus.yaml, campaigns.yaml, tables.yaml',
      'translations/de.yaml: is not read; allowed here: en.yaml, fr.yaml, es.yaml, pt.yaml',
    ]);
  });
});

describe('faults of sense', () => {
  test('keys must be unique, across menus too', async () => {
    bundle.edit('menus.yaml', '{ key: cola,', '{ key: classic,');
    bundle.edit('menus.yaml', '- key: drinks', '- key: burgers');
    bundle.edit('menus.yaml', '{ key: large, name: Large', '{ key: small, name: Large');
    bundle.edit('translations/fr.yaml', 'size.large', 'size.small');
    expect(await faults()).toEqual([
      'menus.yaml:15 modifier_groups[0].modifiers[1].key: the modifier key "small" is taken by line 14; choose another',
      'menus.yaml:37 menus[1].categories[0].key: the category key "burgers" is taken by line 20; choose another',
      'menus.yaml:40 menus[1].categories[0].items[0].key: the item key "classic" is taken by line 23; choose another',
    ]);
  });

  test('what is referred to must exist', async () => {
    bundle.edit('menus.yaml', 'modifier_groups: [size]', 'modifier_groups: [sizes]');
    bundle.edit('menus.yaml', 'schedule: lunch', 'schedule: brunch');
    expect(await faults()).toEqual([
      'menus.yaml:35 menus[1].schedule: there is no schedule "brunch"; there are: lunch',
      'menus.yaml:28 menus[0].categories[0].items[0].modifier_groups[0]: there is no modifier group "sizes"; there are: size',
    ]);
  });

  test('a group is used once per item', async () => {
    bundle.edit('menus.yaml', 'modifier_groups: [size]', 'modifier_groups: [size, size]');
    expect(await faults()).toEqual([
      'menus.yaml:28 menus[0].categories[0].items[0].modifier_groups[1]: the group "size" stands here twice; keep one',
    ]);
  });

  test('a rule that cannot be kept', async () => {
    bundle.edit('menus.yaml', '    min_qty: 1\n', '    min_qty: 3\n');
    expect(await faults()).toEqual([
      'menus.yaml:7 modifier_groups[0]: wants at least 3 and allows at most 1',
    ]);
  });

  test('more chosen beforehand than is allowed', async () => {
    bundle.edit('menus.yaml', 'price: 250 }', 'price: 250, default_count: 1 }');
    expect(await faults()).toEqual([
      'menus.yaml:7 modifier_groups[0]: chooses 2 beforehand (default_count) and allows at most 1',
      'menus.yaml:7 modifier_groups[0]: chooses 2 different modifiers beforehand (default_count) and allows at most 1',
    ]);
  });

  test('a rule of an item’s own is checked where it stands', async () => {
    bundle.edit('menus.yaml', 'min_qty: 0, is_required: false', 'min_qty: 2');
    expect(await faults()).toEqual([
      'menus.yaml:40 menus[1].categories[0].items[0].modifier_groups[0]: wants at least 2 and allows at most 1',
    ]);
  });

  test('a default tip that is not among the options, and one of more than everything', async () => {
    bundle.edit('restaurant.yaml', 'default_tip_option: 1', 'default_tip_option: 3');
    bundle.edit('restaurant.yaml', '[10, 15, 20]', '[10, 15, 200]');
    expect(await faults()).toEqual([
      'restaurant.yaml:10 default_tip_option: is an index into tip_options, counted from 0: allowed is 0 to 2',
      'restaurant.yaml:9 tip_options[2]: is a whole percentage: at most 100',
    ]);
  });

  test('languages must fit together', async () => {
    bundle.edit('restaurant.yaml', 'active_languages: [en, fr]', 'active_languages: [es, es]');
    expect(await faults()).toEqual([
      'restaurant.yaml:8 active_languages: must include the restaurant’s own language, "en"',
      'restaurant.yaml:8 active_languages[1]: "es" stands here twice; keep one',
      'translations/fr.yaml:1: "fr" is not among the active_languages of restaurant.yaml',
    ]);
  });

  test('a translation into the restaurant’s own language', async () => {
    bundle.write('translations/en.yaml', 'items: {}');
    expect(await faults()).toEqual([
      'translations/en.yaml:1: "en" is the restaurant’s own language: its texts stand in menus.yaml',
    ]);
  });

  test('a translation of what does not exist', async () => {
    bundle.edit('translations/fr.yaml', 'classic:', 'clasic:');
    bundle.edit('translations/fr.yaml', 'size.large', 'size.huge');
    expect(await faults()).toEqual([
      'translations/fr.yaml:3 items.clasic: nothing in menus.yaml has this key',
      'translations/fr.yaml:7 modifiers.size.huge: nothing in menus.yaml has this key',
    ]);
  });

  test.each(['kiosk', 'menu', 'hotel'])('an address of the product itself: %s', async (word) => {
    bundle.edit('restaurant.yaml', 'endpoint: corner', `endpoint: ${word}`);
    expect(await faults()).toEqual([
      `restaurant.yaml:1 endpoint: "${word}" is an address of the product itself; choose another`,
    ]);
  });

  test('two people with one name or one PIN', async () => {
    bundle.edit(
      'restaurant.yaml',
      "pin: '1234' }",
      "pin: '1234' }\n  - { name: Ana, pin: '1234' }",
    );
    expect(await faults()).toEqual([
      'restaurant.yaml:16 staff[1].name: "Ana" stands here twice; keep one',
      'restaurant.yaml:16 staff[1].pin: is another member’s PIN too; a PIN must tell who it is',
    ]);
  });

  test('a date with two sets of hours', async () => {
    bundle.edit(
      'menus.yaml',
      'modifier_groups:\n',
      "    exceptions:\n      - { date: '2026-12-25', intervals: [] }\n      - { date: '2026-12-25', intervals: [] }\nmodifier_groups:\n",
    );
    expect(await faults()).toEqual([
      'menus.yaml:8 schedules[0].exceptions[1].date: 2026-12-25 stands here twice; put its hours together',
    ]);
  });
});

describe('pictures', () => {
  test('one that is missing, and one that is none', async () => {
    bundle.remove('images/classic.png');
    bundle.write('images/logo.svg', 'not a drawing');
    expect(await faults()).toEqual([
      'restaurant.yaml:4 logo: images/logo.svg is not a picture that can be read; allowed: AVIF, JPEG, PNG, SVG, WebP',
      'menus.yaml:27 menus[0].categories[0].items[0].image: there is no file images/classic.png in the folder',
    ]);
  });

  test('of a drawing that costs too much to draw', async () => {
    const groups = Array.from(
      { length: 9 },
      (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(9)}</g>`,
    );
    bundle.write(
      'images/logo.svg',
      `<svg xmlns="http://www.w3.org/2000/svg"><path id="a0" d="M0 0h9v9z"/>${groups.join('')}</svg>`,
    );
    expect(await faults()).toEqual([
      expect.stringMatching(
        /^restaurant\.yaml:4 logo: images\/logo\.svg takes more than 3 seconds of computing/,
      ),
    ]);
  }, 60_000);

  test('a link that leads out of the folder is not followed', async () => {
    bundle.remove('images/classic.png');
    symlinkSync('/etc/hostname', join(bundle.folder, 'images/classic.png'));
    expect(await faults()).toEqual([
      'menus.yaml:27 menus[0].categories[0].items[0].image: there is no file images/classic.png in the folder',
    ]);
  });
});

test('every fault is told at once', async () => {
  bundle.edit('restaurant.yaml', 'radius: soft', 'radius: oval');
  bundle.edit('menus.yaml', 'schedule: lunch', 'schedule: brunch');
  bundle.edit('translations/fr.yaml', 'name: Grand', 'nom: Grand');
  const found = await faults();
  expect(found.map((fault) => fault.split(' ')[0])).toEqual([
    'restaurant.yaml:5',
    'translations/fr.yaml:7',
    'menus.yaml:35',
  ]);
});

describe('the demo restaurants', () => {
  const demo = fileURLToPath(new URL('../../../../demo', import.meta.url));
  test.each(['harbor-burger'])('%s is without fault', async (name) => {
    const folder = join(demo, name);
    expect(existsSync(folder)).toBe(true);
    const read = await readBundle(folder);
    expect(read.ok ? [] : read.error.map(formatFault)).toEqual([]);
  });
});
