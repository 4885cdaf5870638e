import { useCatalogue, useOfferedMenus, useOrdering } from '@comanda/ordering';
import { useFoodFilter } from '@comanda/ordering/food-filter';
import { openSearch } from '@comanda/search';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '#app/paths';
import { FoodFilterButton } from '#features/menu-browser/food-filter-button';
import { SearchField } from '#features/menu-browser/search-field';
import { SearchResults } from '#features/menu-browser/search-results';
import { Page } from '#shared/page';
import { MENU_TEXTS, useTexts } from '#shared/use-texts';
import { CurrentCartBar } from './current-cart-bar';
import { LanguageAction } from './language-action';
import { useQueryText } from './use-query-text';

/** Finding a dish on all menus. What is looked for stands in the address, so it can be shared and come back to. */
export function SearchRoute() {
  const { t } = useTranslation();
  const { endpoint } = useOrdering();
  const { restaurant, menus } = useCatalogue();
  const offered = useOfferedMenus();
  const filter = useFoodFilter();
  const [query, setQuery] = useQueryText();
  // Typing stays quick on slow phones: the list may lag a moment behind the field.
  const wanted = useDeferredValue(query);
  const search = useMemo(() => openSearch(menus), [menus]);
  const all = useMemo(() => search(wanted), [search, wanted]);
  const offers = new Map(offered.map((each) => [each.menu.menu_id, each]));
  const found = all.filter(({ menu }) => offers.has(menu.menu_id));
  const results = found.filter((each) => each.kind === 'menu' || filter.suits(each.item));
  const areTextsThere = useTexts(MENU_TEXTS);
  if (!areTextsThere) return null;
  return (
    <Page
      title={t('menu.search.label')}
      siteName={restaurant.name}
      backTo={pathTo('order', { endpoint })}
      actions={<LanguageAction />}
      bar={<CurrentCartBar />}
    >
      <SearchField query={query} onChange={setQuery} />
      <FoodFilterButton hidden={found.length - results.length} menus={menus} />
      <SearchResults
        query={wanted}
        results={results}
        menuPath={({ menu_id }) => pathTo('menu', { endpoint, menu_id })}
        itemPath={({ menu_id, category_id, item_id }) =>
          pathTo('item', { endpoint, menu_id, category_id, item_id })
        }
        canOrder={({ menu_id }) => offers.get(menu_id)?.can_order ?? false}
      />
    </Page>
  );
}
