import { useOrdering } from '@comanda/ordering';
import { pathTo } from '#app/paths';
import { LanguageAction } from './language-action';
import { SearchAction } from './search-action';

/** What can be done from any page of the menus: search them, or read them in another language. */
export function PageActions() {
  const { endpoint } = useOrdering();
  return (
    <>
      <SearchAction to={pathTo('search', { endpoint })} />
      <LanguageAction />
    </>
  );
}
