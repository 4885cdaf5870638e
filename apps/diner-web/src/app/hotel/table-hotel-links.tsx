import { useRestaurant } from '@comanda/ordering';
import { HotelLinks } from '#features/hotel-links/hotel-links';
import { useTexts } from '@comanda/web/late';
import { VENUE_LINK_TEXTS } from './hotel-texts';
import { OrderNotices } from './order-notices';
import { useTableHotelPaths } from './use-table-hotel';

const KINDS = ['allergy', 'info'] as const;

/** Below the menus in table ordering. */
export function TableHotelLinks() {
  const paths = useTableHotelPaths();
  const restaurant = useRestaurant();
  const areTextsThere = useTexts(VENUE_LINK_TEXTS);
  return (
    <>
      {areTextsThere && <HotelLinks restaurant={restaurant} paths={paths} />}
      <OrderNotices kinds={KINDS} />
    </>
  );
}
