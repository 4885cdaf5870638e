import { useOrdering } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { pathTo } from '#app/paths';
import { SearchPage } from '#app/search-page';
import { LanguageAction } from './language-action';
import { SearchAction } from './search-action';

/** Actions of every menu page: search the menus, or change their language. */
export function PageActions() {
  const { endpoint } = useOrdering();
  const { i18n } = useTranslation();
  function preloadSearch() {
    // The page fetches its code again when this fails.
    SearchPage.preload(i18n).catch(() => undefined);
  }
  return (
    <>
      <SearchAction to={pathTo('search', { endpoint })} preload={preloadSearch} />
      <LanguageAction />
    </>
  );
}
