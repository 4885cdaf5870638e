import type { Item, Menu } from '@comanda/contracts';
import type { SearchResult } from '@comanda/ordering/search';
import { EmptyState, MediaRow, SearchIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ItemRow } from '../dishes/item-row';
import styles from './search-results.module.css';
import { useRows } from '../dishes/use-rows';

const PRIORITY_ROWS = 4;

type SearchResultsProps = {
  readonly query: string;
  readonly results: readonly SearchResult[];
  readonly menuPath: (menu: Menu) => string;
  readonly itemPath: (item: Item) => string;
  readonly canOrder: (menu: Menu) => boolean;
  /** When a menu that is not served at the wanted time will be; null = it is. */
  readonly servedText?: (menu: Menu) => string | null;
};

/** Shows search results: menus first, then dishes, best matches first. Announces changes of their number, or none. */
export function SearchResults(props: SearchResultsProps) {
  const { query, menuPath, itemPath, canOrder, servedText } = props;
  const results = oncePerDish(props.results, canOrder);
  const { t } = useTranslation();
  const rows = useRows();
  const isAsked = query.trim() !== '';
  const dishes = results.filter(({ kind }) => kind === 'item').length;
  return (
    <>
      <div role="status">
        {isAsked && results.length > 0 && (
          <h2 className={styles.count}>
            {dishes > 0
              ? t('menu.search.results', { count: dishes })
              : t('menu.search.menus', { count: results.length })}
          </h2>
        )}
        {isAsked && results.length === 0 && (
          <EmptyState icon={<SearchIcon />} title={t('menu.search.none_title')}>
            {t('menu.search.none_body', { query })}
          </EmptyState>
        )}
      </div>
      {results.length > 0 && (
        <ul className={styles.list}>
          {results.map((result, place) =>
            result.kind === 'menu' ? (
              <li key={result.menu.menu_id}>
                <MediaRow
                  component={Link}
                  to={menuPath(result.menu)}
                  title={result.menu.name}
                  description={result.menu.description}
                />
              </li>
            ) : (
              <li key={result.item.item_id}>
                <ItemRow
                  item={result.item}
                  to={itemPath(result.item)}
                  canOrder={canOrder(result.menu)}
                  served={servedText?.(result.menu)}
                  rows={rows}
                  isPriority={place < PRIORITY_ROWS}
                />
              </li>
            ),
          )}
        </ul>
      )}
    </>
  );
}

/** A dish of several menus stands once, at a place that it can be ordered from if there is one. */
function oncePerDish(
  results: readonly SearchResult[],
  canOrder: (menu: Menu) => boolean,
): SearchResult[] {
  const shown = new Map<string, SearchResult>();
  for (const each of results) {
    const id = each.kind === 'menu' ? each.menu.menu_id : each.item.item_id;
    const known = shown.get(id);
    if (known === undefined || (!canOrder(known.menu) && canOrder(each.menu))) shown.set(id, each);
  }
  return [...shown.values()];
}
