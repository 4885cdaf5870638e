import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT_ORIGIN, LANGUAGES } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { pathOf, PRODUCTS } from './addresses';
import { FILMS } from './layout/films';
import pictures from './layout/pictures.json';
import { SHOTS } from './layout/shots';
import { drawSite } from './testing/draw-site';
import { readFilm } from './testing/read-film';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const ADDRESS = '/_/marketing/';
const MOST_BYTES = 60_000;
const MOST_FILM_BYTES = 300_000;
const MOST_BYTES_IN_ALL = 12_000_000;

const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const site = await drawSite();

test.each(LANGUAGES)('%s: every shot and every film was taken, and no other', (language) => {
  expect(pictures[language].shots.toSorted()).toEqual(Object.keys(SHOTS).toSorted());
  expect(pictures[language].films.toSorted()).toEqual(PRODUCTS.toSorted());
});

test('a picture and a film are small, and so are all together', () => {
  const sizes = files.map((file) => ({ file, bytes: statSync(file).size }));
  const large = sizes.filter(
    ({ file, bytes }) => bytes > (file.endsWith('.mp4') ? MOST_FILM_BYTES : MOST_BYTES),
  );
  expect(large).toEqual([]);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_BYTES_IN_ALL);
});

test.each(site)('$path shows no picture and no film that is missing', ({ document }) => {
  const named = [...document.querySelectorAll('img, source, video')].flatMap((element) => [
    element.getAttribute('src') ?? '',
    element.getAttribute('poster') ?? '',
    ...(element.getAttribute('srcset') ?? '').split(', ').map((part) => part.split(' ')[0] ?? ''),
  ]);
  const missing = named
    .filter((address) => address !== '')
    .filter((address) => !files.includes(join(PUBLIC, address.slice(ADDRESS.length))));
  expect(missing).toEqual([]);
});

const shared = site.filter(({ document }) => document.querySelector('meta[property="og:image"]'));

test.each(shared)('$path has a picture for messengers, in its language', ({ path, document }) => {
  const address = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  const product = PRODUCTS.find((each) => path.endsWith(`/product/${each}`)) ?? 'landing';
  const card = `pictures/${document.documentElement.lang}/card-${product}.jpg`;
  expect(address).toBe(BUILT_ORIGIN + ADDRESS + card);
  expect(files).toContain(join(PUBLIC, card));
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

const FILM_PAGES = LANGUAGES.flatMap((language) =>
  PRODUCTS.map((product) => ({ product, language, path: pathOf(product, language) })),
);

test.each(FILM_PAGES)('$path has a film that plays when it is started', (page) => {
  const { product, language, path } = page;
  const document = site.find((each) => each.path === path)?.document;
  const video = document?.querySelector('video');
  const film = `pictures/${language}/film-${product}`;
  expect(video?.getAttribute('poster')).toBe(`${ADDRESS}${film}.webp`);
  expect(video?.querySelector('source')?.getAttribute('src')).toBe(`${ADDRESS}${film}.mp4`);
  const names = video?.getAttributeNames();
  expect(names).toEqual(expect.arrayContaining(['controls', 'loop', 'muted', 'playsinline']));
  // Nothing moves, and nothing is loaded, before a person asks for it.
  expect(names).not.toContain('autoplay');
  expect(video?.getAttribute('preload')).toBe('none');
  for (const name of ['aria-labelledby', 'aria-describedby'])
    expect(document?.getElementById(video?.getAttribute(name) ?? '')?.textContent).toMatch(/\S/u);
});

test.each(FILM_PAGES)(
  'the film of $path has its size, no sound, and six to eleven seconds',
  (page) => {
    const { product, language, path } = page;
    const film = readFilm(join(PUBLIC, `pictures/${language}/film-${product}.mp4`));
    expect(film).toMatchObject({ ...FILMS[product], hasSound: false, startsEarly: true });
    expect(film.seconds).toBeGreaterThan(6);
    expect(film.seconds).toBeLessThan(11);
    const video = site.find((each) => each.path === path)?.document.querySelector('video');
    expect(Number(video?.getAttribute('width'))).toBe(film.width);
    expect(Number(video?.getAttribute('height'))).toBe(film.height);
  },
);

test('only the pages of products have a film', () => {
  const others = site.filter(({ path }) => !FILM_PAGES.some((page) => page.path === path));
  expect(others.filter(({ document }) => document.querySelector('video') !== null)).toEqual([]);
});
