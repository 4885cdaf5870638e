import { useOrdering, useRestaurant, useRestaurantStatus } from '@comanda/ordering';
import { Navigate } from 'react-router-dom';
import { pathTo } from '#app/paths';
import { OrderTypeChoice } from '#features/order-type/order-type-choice';
import { RestaurantHero } from '#features/restaurant-hero/restaurant-hero';
import { Page } from '#shared/page';
import { LanguageAction } from './language-action';

/** The door: how the guest wants to eat. Where there is nothing to choose, it leads straight to the menus. */
export function HomeRoute() {
  const { endpoint } = useOrdering();
  const { name, order_mode } = useRestaurant();
  const { state } = useRestaurantStatus();
  const orderPath = pathTo('order', { endpoint });
  const hasNoChoice =
    order_mode === 'RESTAURANT_SETTING_TAKE_OUT_ONLY' || order_mode === 'RESTAURANT_SETTING_NONE';
  if (hasNoChoice) return <Navigate to={orderPath} replace />;
  return (
    <Page title={name} siteName={name} actions={<LanguageAction />}>
      <RestaurantHero />
      <OrderTypeChoice orderPath={orderPath} canOrder={state === 'open' || state === 'closed'} />
    </Page>
  );
}
