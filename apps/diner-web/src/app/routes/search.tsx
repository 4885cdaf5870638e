import { useOrdering, useRestaurant } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { pathTo } from '#app/paths';
import { DishSearch } from '#app/screens/dish-search';
import { useItemPath } from '#app/use-item-path';
import { Page } from '@comanda/web/page';
import { MENU_TEXTS, PageOnItsWay, useTexts } from '@comanda/web/late';
import { CurrentCartBar } from './current-cart-bar';
import { LanguageAction } from './language-action';

/** Finding a dish in web ordering. */
export function SearchRoute() {
  const { t } = useTranslation();
  const { endpoint } = useOrdering();
  const { name } = useRestaurant();
  const itemPath = useItemPath();
  const areTextsThere = useTexts(MENU_TEXTS);
  if (!areTextsThere) return <PageOnItsWay />;
  return (
    <Page
      title={t('menu.search.label')}
      siteName={name}
      backTo={pathTo('order', { endpoint })}
      actions={<LanguageAction />}
      bar={<CurrentCartBar />}
    >
      <DishSearch
        menuPath={({ menu_id }) => pathTo('menu', { endpoint, menu_id })}
        itemPath={itemPath}
      />
    </Page>
  );
}
