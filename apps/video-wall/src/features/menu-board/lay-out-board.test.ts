import type { Menu } from '@comanda/contracts';
import { aMenu } from '@comanda/testing';
import { expect, test } from 'vitest';
import { type BoardRow, layOutBoard } from './lay-out-board';

function menuOf(...sizes: readonly number[]): Menu {
  const menu = aMenu();
  const category = menu.categories[0];
  const item = category?.items[0];
  if (!category || !item) throw new Error('A menu of the tests has a category with a dish.');
  return {
    ...menu,
    categories: sizes.map((size, at) => ({
      ...category,
      category_id: `c${at}`,
      name: `C${at}`,
      rank: at,
      items: Array.from({ length: size }, (_, dish) => ({
        ...item,
        item_id: `c${at}d${dish}`,
        rank: dish,
      })),
    })),
  };
}

function shortly(row: BoardRow): string {
  if (row.kind === 'dish') return row.item.item_id;
  return row.is_continued ? `(${row.name})` : row.name;
}

function texts(sizes: readonly number[], columns: number, rows: number) {
  return layOutBoard([menuOf(...sizes)], { columns, rows }).map((page) =>
    page.map((column) => column.map(shortly).join(' ')),
  );
}

test('columns are filled one after the other, and pages with columns', () => {
  expect(texts([2, 1, 1], 2, 3)).toEqual([['C0 c0d0 c0d1', 'C1 c1d0'], ['C2 c2d0']]);
});

test('a category that goes on in another column is named there again', () => {
  expect(texts([5], 1, 3)).toEqual([['C0 c0d0 c0d1'], ['(C0) c0d2 c0d3'], ['(C0) c0d4']]);
});

test('a heading has a dish below it', () => {
  expect(texts([1, 1], 2, 3)).toEqual([['C0 c0d0', 'C1 c1d0']]);
});

test('a category without dishes is left out', () => {
  expect(texts([0, 1], 1, 4)).toEqual([['C1 c1d0']]);
  expect(texts([0], 1, 4)).toEqual([]);
});
