import type { Item, Menu } from '@comanda/contracts';

export type BoardRow =
  | {
      readonly kind: 'heading';
      readonly id: string;
      readonly name: string;
      /** The category began in another column. */
      readonly is_continued: boolean;
    }
  | { readonly kind: 'dish'; readonly id: string; readonly item: Item };

type BoardColumn = readonly BoardRow[];
type BoardPage = readonly BoardColumn[];
export type BoardSize = { readonly columns: number; readonly rows: number };

/** Spreads menus over pages of equal rows. No heading stands alone at the end of a column, and each column begins with one. */
export function layOutBoard(menus: readonly Menu[], { columns, rows }: BoardSize): BoardPage[] {
  const filled: BoardRow[][] = [];
  let column: BoardRow[] = [];

  function nextColumn(): void {
    if (column.length > 0) filled.push(column);
    column = [];
  }

  for (const { category_id, name, items } of menus.flatMap(sortedCategories)) {
    if (column.length > rows - 2) nextColumn();
    column.push({ kind: 'heading', id: category_id, name, is_continued: false });
    for (const item of items) {
      // A dish may stand in several categories.
      const id = `${category_id} ${item.item_id}`;
      if (column.length === rows) {
        nextColumn();
        column.push({ kind: 'heading', id: `${id} heading`, name, is_continued: true });
      }
      column.push({ kind: 'dish', id, item });
    }
  }
  nextColumn();
  const pages = Math.ceil(filled.length / columns);
  return Array.from({ length: pages }, (_, page) =>
    filled.slice(page * columns, (page + 1) * columns),
  );
}

function sortedCategories({ categories }: Menu): Menu['categories'] {
  return categories
    .filter(({ items }) => items.length > 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map((category) => ({
      ...category,
      items: category.items.toSorted((a, b) => a.rank - b.rank),
    }));
}
