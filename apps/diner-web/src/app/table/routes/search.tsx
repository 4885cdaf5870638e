import { useTranslation } from 'react-i18next';
import { DishSearch } from '#app/screens/dish-search';
import { useParty } from '../party-context';
import { TableBar } from '../table-bar';
import { TablePage } from '../table-page';

/** Finding a dish at a table. */
export function TableSearchRoute() {
  const { t } = useTranslation();
  const { paths } = useParty();
  return (
    <TablePage title={t('menu.search.label')} backTo={paths.logoView} bar={<TableBar />}>
      <DishSearch menuPath={({ menu_id }) => paths.oneMenu(menu_id)} itemPath={paths.item} />
    </TablePage>
  );
}
