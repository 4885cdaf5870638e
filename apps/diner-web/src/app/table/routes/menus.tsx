import { useComingMenus, useOfferedMenus } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { BrandTiles } from '@comanda/ordering-ui/brands';
import { useParty } from '../party-context';
import { TableBar } from '../table-bar';
import { TablePage } from '../table-page';

/** The list of menus, those served now first; where there is nothing to choose, it leads on to the only one. */
export function MenusRoute() {
  const { t } = useTranslation();
  const { paths } = useParty();
  const offered = useOfferedMenus();
  const isComing = useComingMenus().length > 0;
  const [first, second] = offered;
  if (first && !second && !isComing)
    return <Navigate to={paths.oneMenu(first.menu.menu_id)} replace />;
  return (
    <TablePage title={t('table.menus.title')} backTo={paths.logoView} bar={<TableBar />} hasSearch>
      <BrandTiles
        offered={offered}
        menuPath={({ menu_id }) => paths.oneMenu(menu_id)}
        hasTitle={false}
      />
    </TablePage>
  );
}
