import { useOrdering } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { pathTo } from '#app/paths';
import { SearchPage } from '#app/search-page';
import { LanguageAction } from './language-action';
import { SearchAction } from './search-action';

/** What can be done from any page of the menus: search them, or read them in another language. */
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
