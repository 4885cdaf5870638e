import { useOfferedMenus } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { BrandTiles } from '#features/brands/brand-tiles';
import { useParty } from '../party-context';
import { TableBar } from '../table-bar';
import { TablePage } from '../table-page';

/** The list of menus, those served now first. */
export function MenusRoute() {
  const { t } = useTranslation();
  const { paths } = useParty();
  const offered = useOfferedMenus();
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
