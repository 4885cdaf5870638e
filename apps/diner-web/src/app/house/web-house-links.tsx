import { useRestaurant } from '@comanda/ordering';
import { HouseLinks } from '#features/house-links/house-links';
import { useTexts } from '@comanda/web/late';
import { HOUSE_LINK_TEXTS } from './house-texts';
import { OrderNotices } from './order-notices';
import { useWebHousePaths } from './use-web-house';

const KINDS = ['allergy', 'info'] as const;

/** Below the menus of web ordering. */
export function WebHouseLinks() {
  const paths = useWebHousePaths();
  const restaurant = useRestaurant();
  const areTextsThere = useTexts(HOUSE_LINK_TEXTS);
  return (
    <>
      {areTextsThere && <HouseLinks restaurant={restaurant} paths={paths} />}
      <OrderNotices kinds={KINDS} />
    </>
  );
}
