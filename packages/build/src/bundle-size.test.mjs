import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesInDocument, fontsInStyles, weigh } from './bundle-size.mjs';

test('finds what a document and its styles name', () => {
  const html = `
    <link rel="icon" href="/_/app/icon.svg" />
    <script type="module" crossorigin src="/_/app/assets/shell.js"></script>
    <script src="https://elsewhere.example/other.js"></script>
    <link rel="stylesheet" crossorigin href="/_/app/assets/style.css">`;
  const css = '@font-face{src:url(/_/app/assets/latin.woff2) format("woff2")}';

  expect(filesInDocument(html, '/_/app/')).toEqual(['assets/shell.js', 'assets/style.css']);
  expect(fontsInStyles(css, '/_/app/')).toEqual(['assets/latin.woff2']);
});

test('weighs scripts, styles and the fonts of Latin letters apart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'size-'));
  const files = ['a.js', 'b.js', 'a.css', 'latin.woff2', 'latin-ext.woff2', 'picture.svg'];
  for (const file of files) writeFileSync(join(folder, file), 'x'.repeat(1000));

  const { js, css, font } = weigh(folder, files);

  expect(js).toMatchObject({ files: 2, raw: 2000 });
  expect(js.gzip).toBeLessThan(200);
  expect(css).toMatchObject({ files: 1, raw: 1000 });
  expect(font).toEqual({ files: 1, raw: 1000, gzip: 1000, brotli: 1000 });
  rmSync(folder, { recursive: true });
});
