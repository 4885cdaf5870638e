import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf, filesInDocument, fontsInStyles, weigh, withImports } from './bundle-size.mjs';

const manifest = {
  _shell: { file: 'assets/shell.js', imports: ['_runtime'], dynamicImports: ['menu.tsx'] },
  _runtime: { file: 'assets/runtime.js', imports: ['_shell'] },
  'menu.tsx': { file: 'assets/menu.js', imports: ['_runtime'], css: ['assets/menu.css'] },
};

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

test('follows static imports, once each, and no dynamic ones', () => {
  expect(withImports(manifest, ['assets/shell.js'])).toEqual([
    'assets/shell.js',
    'assets/runtime.js',
  ]);
  const parts = { 'menu.tsx': 'assets/menu.js' };
  expect(new Set(withImports(manifest, [fileOf(parts, 'menu.tsx')]))).toEqual(
    new Set(['assets/menu.js', 'assets/menu.css', 'assets/runtime.js', 'assets/shell.js']),
  );
  expect(() => fileOf(parts, 'gone.tsx')).toThrow('gone.tsx');
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
