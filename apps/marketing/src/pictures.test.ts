import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT_ORIGIN } from '@comanda/contracts';
import { expect, test } from 'vitest';
import pictures from './layout/pictures.json';
import { SHOTS } from './layout/shots';
import { drawSite } from './testing/draw-site';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const ADDRESS = '/_/marketing/';
const MOST_BYTES = 60_000;
const MOST_BYTES_IN_ALL = 4_000_000;

const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const site = await drawSite();

test('every shot was taken in English, and no other', () => {
  expect([...pictures.en].sort()).toEqual(Object.keys(SHOTS).sort());
});

test('a picture is small, and so are all together', () => {
  const sizes = files.map((file) => statSync(file).size);
  expect(files.filter((_, index) => (sizes[index] ?? 0) > MOST_BYTES)).toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES_IN_ALL);
});

test.each(site)('$path shows no picture that is missing', ({ document }) => {
  const named = [...document.querySelectorAll('img, source')].flatMap((element) => [
    element.getAttribute('src') ?? '',
    ...(element.getAttribute('srcset') ?? '').split(', ').map((part) => part.split(' ')[0] ?? ''),
  ]);
  const missing = named
    .filter((address) => address !== '')
    .filter((address) => !files.includes(join(PUBLIC, address.slice(ADDRESS.length))));
  expect(missing).toEqual([]);
});

const shared = site.filter(({ document }) => document.querySelector('meta[property="og:image"]'));

test.each(shared)('$path has a picture for messengers', ({ document }) => {
  const address = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  const path = address?.startsWith(BUILT_ORIGIN) ? address.slice(BUILT_ORIGIN.length) : '';
  expect(files).toContain(join(PUBLIC, path.slice(ADDRESS.length)));
});

test.each(site)(
  '$path leaves room for its pictures, and loads late what is below',
  ({ document }) => {
    const images = [...document.querySelectorAll('img')];
    for (const image of images) {
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
      expect(image.hasAttribute('alt')).toBe(true);
    }
    const late = images.filter((image) => image.getAttribute('loading') === 'lazy');
    expect(images.filter((image) => image.closest('.hero') === null)).toEqual(late);
  },
);
