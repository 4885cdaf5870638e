import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Image } from '@comanda/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawIcon } from '../surfaces/draw-icon';
import { aPicture } from '../testing/picture';
import { type SmallRestaurant, startSmallRestaurant } from '../testing/small-restaurant';
import { describePicture } from './describe-picture';
import { createPictureCache, tidy } from './picture-cache';
import { readPictureType } from './picture-type';

describe('a picture over the wire', () => {
  const statements: string[] = [];
  let small: SmallRestaurant;
  let image: Image;
  let logo: Image;
  beforeAll(async () => {
    small = await startSmallRestaurant({ onStatement: (sql) => statements.push(sql) });
    const entry = await small.api.deps.catalogue.get('corner');
    const found = entry?.menus[0]?.categories[0]?.items[0]?.image;
    if (!found || !entry?.restaurant.logo) throw new Error('The small restaurant has pictures.');
    image = found;
    logo = entry.restaurant.logo;
  });
  afterAll(() => small.close());

  test('comes in each width that is named, for ever', async () => {
    for (const width of image.widths) {
      const reply = await small.api.inject(`${image.path}-${width}.webp`);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  test('comes as AVIF to whoever asks for that', async () => {
    const reply = await small.api.inject(`${image.path}-320.avif`);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 320 });
  });

  test('is found by the id of its dish, and nothing by any other', async () => {
    const { restaurant_id } = small;
    const item_id = small.itemId('Classic');
    const reply = await small.api.inject(`/api/media/${restaurant_id}/items/${item_id}.jpeg`);
    expect(reply.statusCode).toBe(302);
    const address = String(reply.headers['location']);
    expect(address).toBe(`${image.path}-${Math.max(...image.widths)}.webp`);
    expect((await small.api.inject(address)).statusCode).toBe(200);
    const plain = small.itemId('Veggie');
    for (const path of [
      `${restaurant_id}/items/${plain}.jpeg`,
      `${restaurant_id}/menus/${item_id}.jpeg`,
      `${plain}/items/${item_id}.jpeg`,
      `${restaurant_id}/logos/${item_id}.jpeg`,
      `${restaurant_id}/items/..%2f.jpeg`,
    ])
      expect((await small.api.inject(`/api/media/${path}`)).statusCode).toBe(404);
  });

  test('is made once', async () => {
    const url = `${image.path}-160.webp`;
    await small.api.inject(url);
    statements.length = 0;
    expect((await small.api.inject(url)).statusCode).toBe(200);
    expect(statements).toEqual([]);
  });

  test('does not come in other widths, by other names, or from other restaurants', async () => {
    const { restaurant_id } = small;
    const urls = [
      `${image.path}-161.webp`,
      `${image.path}-9999.webp`,
      `${image.path}-0160.webp`,
      `${image.path}.png`,
      `${image.path}-160.webp/..`,
      image.path.replace(restaurant_id, '01920000-0000-7000-8000-000000000000') + '-160.webp',
      `/api/media/${restaurant_id}/${'0'.repeat(32)}-160.webp`,
      `/api/media/${restaurant_id}/..%2F..%2Foperator.key`,
    ];
    for (const url of urls)
      expect({ url, status: (await small.api.inject(url)).statusCode }).toEqual({
        url,
        status: 404,
      });
  });

  test('that was a drawing is one no longer', async () => {
    const reply = await small.api.inject(`${logo.path}-320.webp`);
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 160,
    });
    expect(reply.rawPayload.includes('script')).toBe(false);
  });
});

describe('what is said of a picture', () => {
  test.each([
    [100, 50, [100]],
    [320, 200, [160, 320]],
    [1000, 500, [160, 320, 480, 640, 768, 960, 1000]],
    [3000, 1500, [160, 320, 480, 640, 768, 960, 1280, 2560]],
  ])('%d × %d comes in %j', async (width, height, widths) => {
    const facts = await describePicture(await aPicture(width, height));
    expect(facts.widths).toEqual(widths);
    expect(facts.height / facts.width).toBeCloseTo(height / width, 2);
  });

  test('one that lies on its side is told upright', async () => {
    const lying = await sharp(await aPicture(400, 300))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await describePicture(lying)).toMatchObject({ width: 300, height: 400 });
  });

  test.each(['<html></html>', '', 'GIF89a'])('"%s" is no picture of ours', async (text) => {
    expect(await readPictureType(Buffer.from(text))).toBeNull();
  });
});

describe('pictures on disk', () => {
  test('callers that come together wait for one making', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'comanda-pictures-'));
    const cache = createPictureCache(folder);
    let made = 0;
    async function make(): Promise<Buffer> {
      made += 1;
      return Buffer.from('picture');
    }
    const all = await Promise.all([
      cache.get('a', make),
      cache.get('a', make),
      cache.get('a', make),
    ]);
    expect(all.map(String)).toEqual(['picture', 'picture', 'picture']);
    expect(String(await cache.get('a', make))).toBe('picture');
    expect(made).toBe(1);
    rmSync(folder, { recursive: true });
  });

  test('those unused for longest make room', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'comanda-pictures-'));
    for (const [age, name] of ['oldest', 'middle', 'newest'].entries()) {
      writeFileSync(join(folder, name), Buffer.alloc(100));
      utimesSync(join(folder, name), new Date(2026, 0, 1 + age), new Date(2026, 0, 1 + age));
    }
    await tidy(folder, 220);
    expect(readdirSync(folder).toSorted()).toEqual(['middle', 'newest']);
    rmSync(folder, { recursive: true });
  });
});

describe('a drawing', () => {
  /** Nine levels of six: ten million triangles, which even its size has to be measured of. */
  const repetitions = Array.from(
    { length: 9 },
    (_, level) => `<g id="a${level + 1}">${`<use x:href="#a${level}"/>`.repeat(6)}</g>`,
  ).join('');
  const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"';
  const blur = '<feGaussianBlur stdDeviation="9"/><feMorphology radius="99"/>'.repeat(60);

  test('of filters upon filters is refused as too costly', async () => {
    const svg = `<svg ${SVG} width="4000" height="4000"><filter id="f">${blur}</filter><rect width="4000" height="4000" filter="url(#f)"/></svg>`;
    expect(await readPictureType(Buffer.from(svg))).toBe('too_costly');
  }, 120_000);

  test('of repetitions within repetitions is refused', async () => {
    const svg = `<svg ${SVG}><defs><path id="a0" d="M0 0h9v9z"/>${repetitions}</defs><use x:href="#a9"/></svg>`;
    // A quick machine comes to the limit of the library's own before it comes to ours.
    expect(['too_costly', null]).toContain(await readPictureType(Buffer.from(svg)));
  }, 120_000);

  test.each([
    ['larger than any screen', `<svg ${SVG} width="90000" height="90000"/>`],
    ['that is a thread', `<svg ${SVG} width="1" height="9999"/>`],
    ['without an end', `<svg ${SVG}`],
  ])('%s is none', async (_, svg) => {
    expect(await readPictureType(Buffer.from(svg))).toBeNull();
  });

  test('is offered no wider than any picture', async () => {
    const svg = Buffer.from(
      `<svg ${SVG} width="6000" height="3000"><rect width="6000" height="3000" fill="#aa2211"/></svg>`,
    );
    expect(await readPictureType(svg)).toBe('image/svg+xml');
    expect(await describePicture(svg)).toMatchObject({ width: 2560, height: 1280 });
  });

  test.each([
    [1024, 1024],
    [4000, 4000],
    [12, 24],
    [5000, 100],
  ])('of %d × %d makes an icon', async (width, height) => {
    const svg = Buffer.from(
      `<svg ${SVG} width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#aa2211"/></svg>`,
    );
    const icon = await drawIcon(svg, '#aa2211', { purpose: 'any', pixels: 512 });
    expect(await sharp(icon).metadata()).toMatchObject({ width: 512, height: 512 });
  });
});
