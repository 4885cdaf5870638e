import type { Item, Menu } from '@comanda/contracts';
import { useCatalogue, useOfferedMenus } from '@comanda/ordering';
import { useFoodFilter } from '@comanda/ordering/food-filter';
import { openSearch } from '@comanda/ordering/search';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FoodFilterButton, SearchField, SearchResults } from '@comanda/ordering-ui/menu-browser';
import { useServedText } from '@comanda/ordering-ui/times';
import { useQueryText } from './use-query-text';

type DishSearchProps = {
  readonly menuPath: (menu: Menu) => string;
  readonly itemPath: (item: Item) => string;
};

/** Finding a dish on all menus. What is looked for stands in the address, so it can be shared and come back to. */
export function DishSearch(paths: DishSearchProps) {
  const { t } = useTranslation();
  const { menus } = useCatalogue();
  const offered = useOfferedMenus();
  const filter = useFoodFilter();
  const servedText = useServedText();
  const [query, setQuery] = useQueryText();
  // Typing stays quick on slow phones: the list may lag a moment behind the field.
  const wanted = useDeferredValue(query);
  const search = useMemo(
    () =>
      openSearch(menus, (diet) => [
        t(`diet.${diet}`),
        ...t(`menu.search.diets.${diet}`).split(', '),
      ]),
    [menus, t],
  );
  const all = useMemo(() => search(wanted), [search, wanted]);
  const offers = new Map(offered.map((each) => [each.menu.menu_id, each]));
  const found = all.filter(({ menu }) => offers.has(menu.menu_id));
  const results = found.filter((each) => each.kind === 'menu' || filter.suits(each.item));
  return (
    <>
      <SearchField query={query} onChange={setQuery} />
      <FoodFilterButton hidden={found.length - results.length} menus={menus} />
      <SearchResults
        query={wanted}
        results={results}
        canOrder={({ menu_id }) => offers.get(menu_id)?.can_order ?? false}
        servedText={({ menu_id }) => {
          const not_served = offers.get(menu_id)?.not_served;
          return not_served ? servedText(not_served) : null;
        }}
        {...paths}
      />
    </>
  );
}
