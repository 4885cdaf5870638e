import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { inShell } from './in-shell.ts';
import { mergeRuntime } from './merge-runtime.ts';

const SOURCES = {
  'src/main.tsx': `
    import './order.css';
    import shelf from './shelf.cjs';
    globalThis.shop = { kept: shelf.name, open: () => import('./late.js') };`,
  'src/late.js': `
    import cellar from './cellar.cjs';
    import { shared } from './shared.js';
    export const late = cellar.name + shared();
    export const again = () => import('./later.js');`,
  'src/later.js': `
    import { shared } from './shared.js';
    import * as self from './shared.js';
    globalThis.words = self;
    export const later = shared() + Object.keys(self);`,
  'src/order.css': '@layer first, second;',
  'src/shared.css': '@layer second { a { color: red } }',
  'src/shared.js': `
    import './shared.css';
    export function shared() { return ' shared'; }`,
  'src/shelf.cjs': `exports.name = 'shelf';`,
  'src/cellar.cjs': `exports.name = 'cellar';`,
};

const NO_HELPERS_AT_FIRST = {
  ...SOURCES,
  'src/main.tsx': `
    globalThis.shop = { open: () => import('./late.js'), openAttic: () => import('./attic.js') };`,
  'src/attic.js': `
    import { name } from './attic.cjs';
    export const attic = name;`,
  'src/attic.cjs': `exports.name = 'attic';`,
};

let root = '';
afterEach(() => rmSync(root, { recursive: true }));

async function buildWith(plugins, { groups = [], ...options } = {}, sources = SOURCES) {
  root = mkdtempSync(join(tmpdir(), 'comanda-build-'));
  mkdirSync(join(root, 'src'));
  for (const [file, code] of Object.entries(sources)) writeFileSync(join(root, file), code);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(root, 'src/main.tsx'),
        ...options,
        output: {
          entryFileNames: 'main.mjs',
          chunkFileNames: '[name].mjs',
          codeSplitting: { groups },
        },
      },
    },
  });
  return readdirSync(join(root, 'dist')).toSorted();
}

async function run() {
  await import(pathToFileURL(join(root, 'dist/main.mjs')).href);
  return globalThis.shop;
}

const SHELL = { name: 'shell', tags: ['$initial'], priority: 2 };

test('the bundler’s helpers lie in the entry, and every file finds them there', async () => {
  // Then the bundler hands nothing on from an entry by itself.
  const options = { preserveEntrySignatures: 'strict' };
  expect(await buildWith([], options)).toContain('rolldown-runtime.mjs');
  rmSync(root, { recursive: true });
  const files = await buildWith([mergeRuntime()], options);
  expect(files).toContain('late.mjs');
  expect(files).not.toContain('rolldown-runtime.mjs');
  const { kept, open } = await run();
  expect(kept).toBe('shelf');
  const { late, again } = await open();
  expect(late).toBe('cellar shared');
  expect((await again()).later).toBe(' sharedshared');
});

test('where the entry imports other files they stay in a file of their own', async () => {
  const files = await buildWith([mergeRuntime()], { groups: [{ name: 'books', test: /shelf/ }] });
  expect(files).toContain('rolldown-runtime.mjs');
  const { kept, open } = await run();
  expect(kept).toBe('shelf');
  expect((await open()).late).toBe('cellar shared');
});

test('where the entry needs none itself the files behind it find them all the same', async () => {
  const options = { preserveEntrySignatures: 'strict' };
  expect(await buildWith([], options, NO_HELPERS_AT_FIRST)).toContain('rolldown-runtime.mjs');
  rmSync(root, { recursive: true });
  await buildWith([mergeRuntime()], options, NO_HELPERS_AT_FIRST);
  const { open, openAttic } = await run();
  expect((await open()).late).toBe('cellar shared');
  expect((await openAttic()).attic).toBe('attic');
});

test('what is to be in the shell is in the entry’s file, though it does not import it', async () => {
  await buildWith([], { groups: [SHELL] });
  expect(readFileSync(join(root, 'dist/main.mjs'), 'utf8')).not.toContain(' shared');
  rmSync(root, { recursive: true });
  await buildWith([inShell(['src/shared.js'])], { groups: [SHELL] });
  expect(readFileSync(join(root, 'dist/main.mjs'), 'utf8')).toContain(' shared');
  const { open } = await run();
  expect((await open()).late).toBe('cellar shared');
  // Which layer goes before which is said by the first that names them.
  const [sheet] = readdirSync(join(root, 'dist/assets'));
  expect(readFileSync(join(root, 'dist/assets', sheet), 'utf8')).toMatch(/^@layer first/);
});
