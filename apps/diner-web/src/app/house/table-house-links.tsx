import { useRestaurant } from '@comanda/ordering';
import { HouseLinks } from '#features/house-links/house-links';
import { useTexts } from '@comanda/web/late';
import { HOUSE_LINK_TEXTS } from './house-texts';
import { OrderNotices } from './order-notices';
import { useTableHousePaths } from './use-table-house';

const KINDS = ['allergy', 'info'] as const;

/** Below the menus behind the table’s door. */
export function TableHouseLinks() {
  const paths = useTableHousePaths();
  const restaurant = useRestaurant();
  const areTextsThere = useTexts(HOUSE_LINK_TEXTS);
  return (
    <>
      {areTextsThere && <HouseLinks restaurant={restaurant} paths={paths} />}
      <OrderNotices kinds={KINDS} />
    </>
  );
}
