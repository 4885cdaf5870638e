import { offersDelivery, useOrdering, useRestaurant, useRestaurantStatus } from '@comanda/ordering';
import { useSeat } from '@comanda/ordering/table';
import { Navigate } from 'react-router-dom';
import { homeRedirect } from '#app/home-redirect';
import { pathTo } from '#app/paths';
import { OrderTypeChoice } from '@comanda/ordering-ui/order-type';
import { RestaurantHero } from '#features/restaurant-hero/restaurant-hero';
import { Page } from '@comanda/web/page';
import { LanguageAction } from './language-action';
import { WayToLastOrder } from './way-to-last-order';

/** A restaurant's home: how the guest wants to eat. Where there is nothing to choose, it leads straight to the menus. */
export function HomeRoute() {
  const { endpoint } = useOrdering();
  const restaurant = useRestaurant();
  const { name } = restaurant;
  const { state } = useRestaurantStatus();
  const { leaveTable } = useSeat();
  const past = homeRedirect(restaurant);
  if (past !== null) return <Navigate to={past} replace />;
  return (
    <Page title={name} siteName={name} actions={<LanguageAction />} bar={<WayToLastOrder />}>
      <RestaurantHero />
      <OrderTypeChoice
        orderPath={pathTo('order', { endpoint })}
        dineInPath={pathTo('selectTable', { endpoint })}
        deliveryPath={
          // A delivery cannot be scheduled.
          state === 'open' && offersDelivery(restaurant)
            ? pathTo('delivery', { endpoint })
            : undefined
        }
        onTakeOut={leaveTable}
        canOrder={state === 'open' || state === 'closed'}
      />
    </Page>
  );
}
