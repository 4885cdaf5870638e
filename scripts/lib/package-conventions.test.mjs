import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { conventionFaults } from './package-conventions.mjs';
import { changesetFaults } from './changesets.mjs';
import { listPackages } from './workspace.mjs';

const MANIFEST = {
  name: '@comanda/cart',
  private: true,
  license: 'MIT',
  type: 'module',
  exports: { '.': './src/index.ts' },
  scripts: { lint: 'l', types: 't', test: 't' },
  dependencies: { '@comanda/kernel': 'workspace:*', zod: 'catalog:' },
};

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'alike-'));
  mkdirSync(join(root, 'packages/cart'), { recursive: true });
  for (const file of ['README.md', 'SPEC.md', 'tsconfig.json', 'vitest.config.ts'])
    put(file, 'x\n');
});
afterEach(() => rmSync(root, { recursive: true }));

test('finds nothing in a package like the others', () => {
  expect(faultsOf(MANIFEST)).toEqual([]);
});

test('tells each difference', () => {
  put('README.md', 'x\n'.repeat(41));
  rmSync(join(root, 'packages/cart/SPEC.md'));
  const faults = faultsOf({
    ...MANIFEST,
    license: 'ISC',
    exports: {},
    scripts: { lint: 'l', types: 't', prepare: 'p' },
    dependencies: { zod: '^4.0.0' },
  });

  expect(faults).toEqual([
    '@comanda/cart: package.json "license" should be "MIT"',
    '@comanda/cart: script "test" is missing',
    '@comanda/cart: script "prepare" is not one of ours',
    '@comanda/cart: exports are missing',
    '@comanda/cart: zod takes its version from elsewhere than the catalog',
    '@comanda/cart: README.md has 41 lines; 40 are enough',
    '@comanda/cart: SPEC.md is missing: this package decides rules',
  ]);
});

test('a changeset names packages that exist, a bump and a reason', () => {
  writeFileSync(join(root, 'good.md'), '---\n"@comanda/cart": minor\n---\n\nGuests can undo.\n');
  writeFileSync(join(root, 'bad.md'), '---\n"@comanda/card": huge\n---\n\n');
  writeFileSync(join(root, 'odd.md'), 'Guests can undo.\n');

  expect(changesetFaults(root, ['@comanda/cart'])).toEqual([
    'bad.md: says nothing; write what changes for a restaurant',
    'bad.md: there is no package @comanda/card',
    'bad.md: @comanda/card: "huge" is no bump',
    'odd.md: does not begin with a front matter of packages and bumps',
  ]);
});

function faultsOf(manifest) {
  put('package.json', JSON.stringify(manifest));
  return listPackages(root).flatMap(conventionFaults);
}

function put(file, text) {
  writeFileSync(join(root, 'packages/cart', file), text);
}
