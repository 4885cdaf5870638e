import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportBundle } from '../../bundles/export-bundle';
import { formatFault } from '../../bundles/fault';
import { importBundle } from '../../bundles/import-bundle';
import { restaurants } from '../../db/schema/index';
import { type SmallRestaurant, startSmallRestaurant } from '../../testing/small-restaurant';

const LISTED = `videos:
  - { path: videos/loop.mp4, title: Loop }
  - { path: videos/grill.webm, title: Grill, shown_on: [kiosk], orientation: portrait, is_shared: true }
staff:`;
/** Begins as an MP4 does; what follows tells its own place. */
const loop = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251)),
]);
const grill = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x42, 0x82, 0x84]),
  Buffer.from('webm and so on'),
]);

let small: SmallRestaurant;
let now = new Date('2026-03-31T12:00:00Z');
let wall: string;
let kiosk: string;
beforeAll(async () => {
  small = await startSmallRestaurant({ clock: { now: () => now } });
  mkdirSync(join(small.bundle.folder, 'videos'));
  writeFileSync(join(small.bundle.folder, 'videos/loop.mp4'), loop);
  writeFileSync(join(small.bundle.folder, 'videos/grill.webm'), grill);
  small.bundle.edit('restaurant.yaml', 'staff:', LISTED);
  await importIt();
  const lists = (await get('/api/static/kiosk-videos.json')).json();
  [wall, kiosk] = lists.restaurant_specific['corner'];
});
afterAll(() => small.close());

function get(url: string, headers: Record<string, string> = {}) {
  return small.api.inject({ url, headers });
}

async function importIt(): Promise<void> {
  const imported = await importBundle(small.api.deps, small.bundle.folder);
  if (!imported.ok) throw new Error(imported.error.map(formatFault).join('\n'));
  now = new Date(now.getTime() + 60_000);
}

async function faultsOf(): Promise<string[]> {
  const imported = await importBundle(small.api.deps, small.bundle.folder);
  return imported.ok ? [] : imported.error.map(({ path, message }) => `${path}: ${message}`);
}

describe('the lists', () => {
  test('by restaurant and for everywhere', async () => {
    expect(wall).toMatch(/\.mp4$/);
    expect(kiosk).toMatch(/\.webm$/);
    expect((await get('/api/videowall')).json()).toEqual({ urls: [wall], orientations: {} });
    expect((await get('/api/videowall?restaurant=corner')).json()).toEqual({
      urls: [wall],
      orientations: {},
    });
    expect((await get('/api/videowall?restaurant=nobody')).json()).toEqual({
      urls: [],
      orientations: {},
    });
    expect((await get(`/api/static/video-wall.json?t=${Date.now()}`)).json()).toEqual({
      locations: [{ name: 'Corner Burger', location_id: small.restaurant_id, video_urls: [wall] }],
      videos: [wall],
      orientations: {},
    });
    expect((await get('/api/static/kiosk-videos.json?t=1')).json()).toEqual({
      videos: [kiosk],
      restaurant_specific: { corner: [wall, kiosk] },
      orientations: { [kiosk]: 'portrait' },
    });
  });

  test('leave hidden restaurants out of the wall that shows all', async () => {
    const { db } = small.api.deps;
    await db.update(restaurants).set({ is_hidden: true });
    now = new Date(now.getTime() + 60_000);
    expect((await get('/api/videowall')).json()).toEqual({ urls: [], orientations: {} });
    expect((await get('/api/videowall?restaurant=corner')).json()).toEqual({
      urls: [wall],
      orientations: {},
    });
    await db.update(restaurants).set({ is_hidden: false });
    now = new Date(now.getTime() + 60_000);
  });
});

describe('a film over the wire', () => {
  test('comes whole, for ever', async () => {
    const reply = await get(wall);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(loop)).toBe(true);
    expect(reply.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(loop.length),
      'content-type': 'video/mp4',
    });
  });

  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=500-', 500, 1011],
    ['bytes=-12', 1000, 1011],
  ])('in parts: %s', async (range, start, end) => {
    const reply = await get(wall, { range });
    expect(reply.statusCode).toBe(206);
    expect(reply.headers['content-range']).toBe(`bytes ${start}-${end}/1012`);
    expect(reply.rawPayload.equals(loop.subarray(start, end + 1))).toBe(true);
  });

  test('no part behind its end, and the whole when it is another file now', async () => {
    const beyond = await get(wall, { range: 'bytes=5000-' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */1012');
    expect((await get(wall, { range: 'bytes=0-9', 'if-range': '"another"' })).statusCode).toBe(200);
  });

  test('not again to whoever has it, and without its bytes when only asked about', async () => {
    const { etag } = (await get(wall)).headers;
    expect((await get(wall, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    const about = await small.api.inject({ method: 'HEAD', url: wall });
    expect(about.headers['content-length']).toBe('1012');
    expect(about.rawPayload).toHaveLength(0);
  });

  test('not by other names or from other restaurants', async () => {
    const urls = [
      wall.replace('.mp4', '.webm'),
      wall.replace('.mp4', '-160.webp'),
      wall.replace(small.restaurant_id, '01920000-0000-7000-8000-000000000000'),
      `/api/media/${small.restaurant_id}/${'0'.repeat(32)}.mp4`,
    ];
    for (const url of urls) expect((await get(url)).statusCode).toBe(404);
  });
});

describe('a folder', () => {
  test('whose film is none, missing, elsewhere or listed twice is refused', async () => {
    const { folder } = small.bundle;
    writeFileSync(join(folder, 'videos/loop.mp4'), 'no film');
    expect(await faultsOf()).toEqual([expect.stringMatching(/^videos\[0\]\.path: .*not a film/)]);
    rmSync(join(folder, 'videos/loop.mp4'));
    expect(await faultsOf()).toEqual([
      expect.stringMatching(/^videos\[0\]\.path: there is no file/),
    ]);
    symlinkSync('/etc/hostname', join(folder, 'videos/loop.mp4'));
    expect(await faultsOf()).toEqual([expect.stringMatching(/there is no file/)]);
    rmSync(join(folder, 'videos/loop.mp4'));
    writeFileSync(join(folder, 'videos/loop.mp4'), loop);
    small.bundle.edit('restaurant.yaml', 'videos/grill.webm', 'videos/loop.mp4');
    expect(await faultsOf()).toEqual([expect.stringMatching(/listed twice/)]);
    small.bundle.edit(
      'restaurant.yaml',
      'path: videos/loop.mp4, title: Grill',
      'path: videos/grill.webm, title: Grill',
    );
  });

  test('that is exported has its films, and says nothing new when it is imported again', async () => {
    const folder = join(small.bundle.folder, 'exported');
    const exported = await exportBundle(small.api.deps, 'corner', folder);
    expect(exported.ok).toBe(true);
    expect(readFileSync(join(folder, 'videos/loop.mp4')).equals(loop)).toBe(true);
    expect(await importBundle(small.api.deps, folder)).toMatchObject({
      ok: true,
      value: { is_changed: false, counts: { videos: 2 } },
    });
    rmSync(folder, { recursive: true });
  });

  test('that lists no films any more removes them', async () => {
    small.bundle.edit('restaurant.yaml', LISTED, 'staff:');
    await importIt();
    expect((await get('/api/static/video-wall.json')).json()).toEqual({
      locations: [],
      videos: [],
      orientations: {},
    });
  });
});
