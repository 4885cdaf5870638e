import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { makeHtmlDocument } from './html-document';

const dishes = Array.from({ length: 400 }, (_, n) => `<li id="dish-${n}">Dish ${n * 7919}</li>`);
const html = dishes.join('\n');

test('a document is there at once, and smaller once it has been asked for again', async () => {
  const file = makeHtmlDocument(html);
  const first = await file.compressed('br');
  expect(brotliDecompressSync(first).toString()).toBe(html);
  await file.compressed('br');
  await vi.waitFor(async () =>
    expect((await file.compressed('br')).length).toBeLessThan(first.length),
  );
  expect(brotliDecompressSync(await file.compressed('br')).toString()).toBe(html);
  expect(gunzipSync(await file.compressed('gzip')).toString()).toBe(html);
});
