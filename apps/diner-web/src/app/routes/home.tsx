import { useOrdering, useRestaurant, useRestaurantStatus } from '@comanda/ordering';
import { useSeat } from '@comanda/ordering/table';
import { Navigate } from 'react-router-dom';
import { pathTo } from '#app/paths';
import { OrderTypeChoice } from '#features/order-type/order-type-choice';
import { RestaurantHero } from '#features/restaurant-hero/restaurant-hero';
import { Page } from '#shared/page';
import { LanguageAction } from './language-action';

/** The door: how the guest wants to eat. Where there is nothing to choose, it leads straight to the menus. */
export function HomeRoute() {
  const { endpoint } = useOrdering();
  const { name, order_mode, delivery_type } = useRestaurant();
  const { state } = useRestaurantStatus();
  const { leaveTable } = useSeat();
  const orderPath = pathTo('order', { endpoint });
  const tablePath = pathTo('selectTable', { endpoint });
  switch (order_mode) {
    case 'RESTAURANT_SETTING_TAKE_OUT_ONLY':
    case 'RESTAURANT_SETTING_NONE':
      return <Navigate to={orderPath} replace />;
    case 'RESTAURANT_SETTING_DINE_IN_ONLY':
      return <Navigate to={tablePath} replace />;
    case 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN':
      return (
        <Page title={name} siteName={name} actions={<LanguageAction />}>
          <RestaurantHero />
          <OrderTypeChoice
            orderPath={orderPath}
            dineInPath={tablePath}
            deliveryPath={
              delivery_type === 'DELIVERY_OPTION_NO_DELIVERY'
                ? undefined
                : pathTo('delivery', { endpoint })
            }
            onTakeOut={leaveTable}
            canOrder={state === 'open' || state === 'closed'}
          />
        </Page>
      );
  }
}
