import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BundleFolder, makeBundleFolder } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';
import type { Bundle } from './bundle';
import { formatFault } from './fault';
import { readBundle } from './read-bundle';

const OWN = `endpoint: corner-two
name: Corner Burger Two
address: 2 Corner Street
tip_options: [5, 10]
`;

let picture: Uint8Array;
let base: BundleFolder;
let folder: string;
beforeAll(async () => {
  picture = await aPicture();
});
beforeEach(() => {
  base = makeBundleFolder(picture);
  folder = join(dirname(base.folder), `${basename(base.folder)}-two`);
  mkdirSync(folder);
});
afterEach(() => {
  base.delete();
  rmSync(folder, { recursive: true, force: true });
});

test('a folder takes from the one it extends what it lacks', async () => {
  write('restaurant.yaml', `extends: ../${basename(base.folder)}\n${OWN}`);
  const { restaurant, menus, translations, pictures } = await readWhole();

  expect(restaurant).toMatchObject({
    endpoint: 'corner-two',
    name: 'Corner Burger Two',
    tip_options: [5, 10],
    description: 'Burgers at the corner.',
    active_languages: ['en', 'fr'],
  });
  expect(menus.menus.map(({ key }) => key)).toEqual(['all-day', 'lunch-menu']);
  expect(translations.get('fr')?.items['classic']?.name).toBe('Le Classique');
  expect(pictures.map(({ path }) => path)).toEqual(['images/logo.svg', 'images/classic.png']);
});

test('its own files come first', async () => {
  write('restaurant.yaml', `extends: ../${basename(base.folder)}\n${OWN}`);
  mkdirSync(join(folder, 'images'));
  write('images/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const { pictures } = await readWhole();
  expect(Buffer.from(pictures[0]?.bytes ?? []).toString()).toContain('width="9"');
});

test('neither the people nor the secrets nor the place are taken over', async () => {
  base.edit(
    'restaurant.yaml',
    'staff:',
    "setup_code: secret-code\nphone_number: '+14165550100'\nstaff:",
  );
  write('restaurant.yaml', `extends: ../${basename(base.folder)}\n${OWN}`);
  const { restaurant } = await readWhole();
  expect(restaurant).toMatchObject({ staff: [], setup_code: null, phone_number: null });

  write('restaurant.yaml', `extends: ../${basename(base.folder)}\nname: Two\n`);
  expect(await faults()).toEqual([
    'restaurant.yaml:1 endpoint: is missing; a text is needed',
    'restaurant.yaml:1 address: is missing; a text is needed',
  ]);
});

test('a fault is told of the file that has it', async () => {
  const name = basename(base.folder);
  base.edit('restaurant.yaml', 'timezone: America/Toronto', 'timezone: Nowhere');
  write('restaurant.yaml', `extends: ../${name}\n${OWN}currency: EUR\n`);
  const told = await faults();
  expect(told.some((fault) => fault.startsWith(`../${name}/restaurant.yaml:7 timezone: `))).toBe(
    true,
  );
  expect(told.some((fault) => fault.startsWith('restaurant.yaml:6 currency: '))).toBe(true);
});

test.each([
  ['/etc', 'must be the path of a folder nearby, e.g. ../main-street'],
  ['../nowhere', '../nowhere is no restaurant’s folder'],
])('extends: %s is refused', async (path, message) => {
  write('restaurant.yaml', `extends: ${path}\n${OWN}`);
  expect((await faults())[0]).toBe(`restaurant.yaml:1 extends: ${message}`);
});

test('a folder that extends another cannot be extended', async () => {
  base.edit('restaurant.yaml', 'endpoint: corner', 'extends: ../third\nendpoint: corner');
  const name = basename(base.folder);
  write('restaurant.yaml', `extends: ../${name}\n${OWN}`);
  expect((await faults())[0]).toBe(
    `restaurant.yaml:1 extends: ../${name} extends another folder itself; name that one`,
  );
});

function write(file: string, content: string): void {
  writeFileSync(join(folder, file), content);
}

async function readWhole(): Promise<Bundle> {
  const read = await readBundle(folder);
  if (!read.ok) throw new Error(read.error.map(formatFault).join('\n'));
  return read.value;
}

async function faults(): Promise<string[]> {
  const read = await readBundle(folder);
  return read.ok ? [] : read.error.map(formatFault);
}
