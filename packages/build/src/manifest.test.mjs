import { expect, test } from 'vitest';
import { filesOf, withImports } from './manifest.mjs';

const manifest = {
  _shell: { file: 'assets/shell.js', imports: ['_vendor'], dynamicImports: ['menu.tsx'] },
  _vendor: { file: 'assets/vendor.js', imports: ['_shell'] },
  'menu.tsx': { file: 'assets/menu.js', imports: ['_vendor'], css: ['assets/menu.css'] },
};

test('follows static imports, once each, and no dynamic ones', () => {
  expect(withImports(manifest, ['assets/shell.js'])).toEqual([
    'assets/shell.js',
    'assets/vendor.js',
  ]);
  expect(new Set(filesOf(manifest, ['menu.tsx']))).toEqual(
    new Set(['assets/menu.js', 'assets/menu.css', 'assets/vendor.js', 'assets/shell.js']),
  );
});

test('a source that is not in the build is a fault', () => {
  expect(() => filesOf(manifest, ['gone.tsx'])).toThrow('gone.tsx');
});
