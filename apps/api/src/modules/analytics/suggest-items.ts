import { MOST_SUGGESTIONS } from '@comanda/contracts';
import type { CatalogueEntry } from '../../catalogue/catalogue';
import type { Question } from './read-question';
import type { Sales } from './read-sales';

export type Suggestion = { readonly item_id: string; readonly name: string };

/** The answer to a question: items that can be had now, at most ten, never one that is in the cart. */
export function suggestItems(
  question: Question,
  sales: Sales,
  entry: Pick<CatalogueEntry, 'menus'>,
): Suggestion[] {
  const names = namesOnSale(entry);
  const wanted =
    question.kind === 'top_ten' ? sales.top : recommend(question.item_ids, sales, entry);
  return [...new Set(wanted)]
    .flatMap((item_id) => {
      const name = names.get(item_id);
      return name === undefined ? [] : [{ item_id, name }];
    })
    .slice(0, MOST_SUGGESTIONS);
}

/** Items most often ordered with any of these; then bestsellers, then those the restaurant recommends. */
function recommend(
  item_ids: readonly string[],
  { partners, top }: Sales,
  { menus }: Pick<CatalogueEntry, 'menus'>,
): string[] {
  const inCart = new Set(item_ids);
  const scores = new Map<string, number>();
  for (const chosen of inCart) {
    for (const { item_id, together } of partners.get(chosen) ?? [])
      scores.set(item_id, (scores.get(item_id) ?? 0) + together);
  }
  const together = [...scores].toSorted(([, a], [, b]) => b - a).map(([item_id]) => item_id);
  const featured = itemsOf(menus).filter(({ is_featured }) => is_featured);
  return [...together, ...top, ...featured.map(({ item_id }) => item_id)].filter(
    (item_id) => !inCart.has(item_id),
  );
}

function namesOnSale({ menus }: Pick<CatalogueEntry, 'menus'>): Map<string, string> {
  const shown = menus.filter(({ is_active, menu_status }) => is_active && menu_status !== 'HIDDEN');
  return new Map(
    itemsOf(shown)
      .filter(({ is_in_stock }) => is_in_stock)
      .map(({ item_id, name }) => [item_id, name]),
  );
}

function itemsOf(menus: CatalogueEntry['menus']) {
  return menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
}
