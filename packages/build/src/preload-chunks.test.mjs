import { expect, test } from 'vitest';
import { preloadChunks } from './preload-chunks.mjs';

const BUNDLE = {
  'main.js': chunk('main.js', '/app/index.html', { isEntry: true, imports: ['vendor.js'] }),
  'vendor.js': chunk('vendor.js', null),
  'menu.js': chunk('menu.js', '/app/src/menu.tsx', { imports: ['vendor.js', 'dish.js'] }),
  'dish.js': chunk('dish.js', null),
};

function chunk(fileName, facadeModuleId, { isEntry = false, imports = [] } = {}) {
  return { type: 'chunk', fileName, facadeModuleId, isEntry, imports };
}

function fill(preloads, html, bundle) {
  const plugin = preloadChunks(preloads);
  plugin.configResolved({ base: '/_/app/', root: '/app' });
  return plugin.transformIndexHtml.handler(html, { bundle });
}

test('a word is replaced by the files of its source that the document does not load anyway', () => {
  expect(fill({ __MENU__: 'src/menu.tsx' }, 'f(__MENU__)', BUNDLE)).toBe(
    'f(["/_/app/menu.js","/_/app/dish.js"])',
  );
});

test('a table of sources becomes a table of lists', () => {
  expect(fill({ __PAGES__: { m: 'src/menu.tsx' } }, '__PAGES__', BUNDLE)).toBe(
    '{"m":["/_/app/menu.js","/_/app/dish.js"]}',
  );
});

test('in development nothing is preloaded', () => {
  expect(fill({ __MENU__: 'src/menu.tsx' }, 'f(__MENU__)')).toBe('f([])');
});

test('a source without a chunk, and a word that the document does not say, are faults', () => {
  expect(() => fill({ __MENU__: 'src/gone.tsx' }, '__MENU__', BUNDLE)).toThrow('gone.tsx');
  expect(() => fill({ __MENU__: 'src/menu.tsx' }, '', BUNDLE)).toThrow('__MENU__');
});
