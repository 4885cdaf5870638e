import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesFor, weigh } from './bundle-size.mjs';

const manifest = {
  'index.html': {
    file: 'main.js',
    css: ['main.css'],
    imports: ['_react.js'],
    dynamicImports: ['menu.tsx'],
  },
  '_react.js': { file: 'react.js', imports: ['index.html'] },
  'menu.tsx': {
    file: 'menu.js',
    imports: ['_react.js'],
    assets: ['latin.woff2', 'latin-ext.woff2'],
  },
  'later.tsx': { file: 'later.js' },
};

test('follows static imports, once each, and no dynamic ones', () => {
  expect(new Set(filesFor(manifest, ['index.html']))).toEqual(
    new Set(['main.css', 'main.js', 'react.js']),
  );
  expect(filesFor(manifest, ['index.html', 'menu.tsx'])).toContain('menu.js');
  expect(() => filesFor(manifest, ['gone.tsx'])).toThrow('gone.tsx');
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
