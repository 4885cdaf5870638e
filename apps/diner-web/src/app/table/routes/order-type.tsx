import { isOfferedFor } from '@comanda/cart';
import { useRestaurant, useRestaurantStatus } from '@comanda/ordering';
import { Navigate } from 'react-router-dom';
import { OrderTypeChoice } from '@comanda/ordering-ui/order-type';
import { RestaurantHero } from '#features/restaurant-hero/restaurant-hero';
import { LastOrderAtEntry } from '../last-order-at-entry';
import { useParty } from '../party-context';
import { TablePage } from '../table-page';

/** How the guest eats today: at a table, at home, or not at all. */
export function OrderTypeRoute() {
  const { name, order_mode, has_tables } = useRestaurant();
  const { state } = useRestaurantStatus();
  const { paths, seat } = useParty();
  if (order_mode === 'RESTAURANT_SETTING_NONE') return <Navigate to={paths.logoView} replace />;
  const isDineIn = has_tables && isOfferedFor(order_mode, 'DINE_IN');
  const isTakeOut = isOfferedFor(order_mode, 'TAKEOUT');
  return (
    <TablePage title={name} bar={<LastOrderAtEntry />}>
      <RestaurantHero />
      <OrderTypeChoice
        orderPath={paths.logoView}
        dineInPath={isDineIn ? paths.codeEntry : undefined}
        canOrder={isTakeOut && (state === 'open' || state === 'closed')}
        // The place at a table of one's own is taken while the guest reads the menu.
        onTakeOut={() => void seat.takeOut()}
      />
    </TablePage>
  );
}
