import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatNamed, readOptionsOf, wordsOf } from './foreign-options';
import { type ForeignImportOptions, importForeignFiles } from './import-foreign-files';
import type { ForeignReport } from './print-report';

const MENUS = [
  { menu_name: 'Rice', menu_price: 4.99, menu_status: 1 },
  { menu_name: 'Puffs', menu_price: 1, minimum_qty: 3, menu_status: 1 },
];

let room: string;
let printed: string[];
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'comanda-foreign-'));
  writeFileSync(join(room, 'menu.json'), `\uFEFF${JSON.stringify(MENUS)}`);
  printed = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(room, { recursive: true, force: true });
});

function run(options: Partial<ForeignImportOptions> = {}): Promise<number> {
  return importForeignFiles({
    format: 'tastyigniter',
    files: [join(room, 'menu.json')],
    into: join(room, 'out'),
    skipUnsupported: false,
    json: false,
    read: readOptionsOf({ currency: 'USD' }),
    said: wordsOf({
      name: 'Den',
      address: '1 Lane',
      timezone: 'Europe/London',
      hours: 'Mo-Fr 9-17',
    }),
    ...options,
  });
}

test('one thing that cannot be expressed is enough for nothing to be written', async () => {
  expect(await run()).toBe(1);
  expect(printed.join('\n')).toContain('✗ Puffs: is sold from a minimum number on: from 3 on');
  expect(printed.join('\n')).toContain('--skip-unsupported');
  expect(readdirSync(room)).toEqual(['menu.json']);
});

test('left out when asked, and said so; the folder is complete', async () => {
  expect(await run({ skipUnsupported: true })).toBe(0);
  expect(printed.join('\n')).toMatch(/Left out, as you asked:\n.*Puffs/);
  expect(printed.join('\n')).not.toContain('Still to say');
  expect(printed.join('\n')).toContain('note: guests cannot pay yet');
  expect(readFileSync(join(room, 'out/restaurant.yaml'), 'utf8')).toContain("start_time: '09:00'");
  expect(readFileSync(join(room, 'out/menus.yaml'), 'utf8')).toContain(
    '{ key: rice, name: Rice, price: 499 }',
  );
});

test('what nobody said is asked for, with its place', async () => {
  expect(await run({ skipUnsupported: true, said: {} })).toBe(0);
  expect(printed.join('\n')).toContain('restaurant.yaml:1 name: is missing; a text is needed');
  expect(printed.join('\n')).toContain('timezone');
});

test('scripts get one document', async () => {
  expect(await run({ json: true })).toBe(1);
  const report = JSON.parse(printed.join('')) as ForeignReport; // as --json promises
  expect(report).toMatchObject({
    outcome: 'refused',
    folder: null,
    counts: { items: 1, priced: 1 },
    refusals: [
      {
        item: 'Puffs',
        source_ids: ['Puffs'],
        part: null,
        reason: 'minimum_quantity',
        leaves_out: 'item',
      },
    ],
  });
});

test('what is not understood cannot be skipped', async () => {
  expect(await run({ format: 'square', skipUnsupported: true })).toBe(1);
  expect(printed.join('\n')).toContain('square; it looks most like --format tastyigniter');
  expect(await run({ read: readOptionsOf({}), skipUnsupported: true })).toBe(1);
  expect(printed.join('\n')).toContain('say --currency USD or --currency CAD');
  expect(readdirSync(room)).toEqual(['menu.json']);
});

test('what is in the folder stays', async () => {
  mkdirSync(join(room, 'out'));
  writeFileSync(join(room, 'out/mine.txt'), 'mine');
  expect(await run({ skipUnsupported: true })).toBe(1);
  expect(readdirSync(join(room, 'out'))).toEqual(['mine.txt']);
});

test('what is said wrongly is answered with what is right', async () => {
  expect(() => formatNamed('toast')).toThrow('there are: csv, square, uber-eats');
  expect(() => readOptionsOf({ currency: 'EUR' })).toThrow('allowed: USD, CAD');
  expect(() => readOptionsOf({ country: 'Canada' })).toThrow('two capital letters');
  expect(() => wordsOf({ timezone: 'Mars' })).toThrow('--timezone Mars: not an IANA time zone');
  expect(() => wordsOf({ hours: 'now and then' })).toThrow('"now" in "now and then"');
  expect(() => wordsOf({ hours: 'Mo-Fr 9:00-17:00; PH off' })).toThrow('PH off');
  const twice = [join(room, 'menu.json'), join(room, 'menu.json')];
  await expect(run({ format: 'grabfood', files: twice })).rejects.toThrow('takes one file');
  const placed = readOptionsOf({ currency: 'USD', location: 'L1' });
  await expect(run({ read: placed })).rejects.toThrow(
    '--location names a place of a Square catalog',
  );
  await expect(run({ files: [join(room, 'none.json')] })).rejects.toThrow('There is no file');
  writeFileSync(join(room, 'menu.json'), Buffer.from('504b0304ff', 'hex'));
  await expect(run()).rejects.toThrow('save it as CSV (UTF-8) there');
  writeFileSync(join(room, 'menu.json'), '{');
  await expect(run()).rejects.toThrow('is not JSON');
  writeFileSync(join(room, 'menu.json'), 'Item Name;Price\nSoup;12,50\n');
  await expect(run()).rejects.toThrow('It looks like a spreadsheet: --format csv');
  writeFileSync(join(room, 'menu.json'), Buffer.from('{"name": "Café"}', 'latin1'));
  await expect(run()).rejects.toThrow(
    'is not in UTF-8; save it so, or letters with accents would be lost.',
  );
});
