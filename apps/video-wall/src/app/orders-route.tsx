import type { ApiClient } from '@comanda/api-client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { OrderScreen } from '#features/orders/order-screen';
import { pairingQuery } from '#shared/pairing-query';
import { RestaurantScreen } from '#shared/restaurant-screen';
import type { StreamPlace } from '#shared/use-live-screen';
import { WallReports } from '#shared/wall-reports';
import { ScreenPairing } from './screen-pairing';

type OrdersRouteProps = { readonly client: ApiClient; readonly place: StreamPlace };

/** The guests' order screen of a restaurant; a browser that is none of its screens is paired first. */
export function OrdersRoute({ client, place }: OrdersRouteProps) {
  const { endpoint = '' } = useParams();
  const pairing = useQuery(pairingQuery(client));
  return (
    <RestaurantScreen client={client} endpoint={endpoint}>
      {(restaurant) => {
        if (pairing.data === restaurant.restaurant_id)
          return (
            <>
              <WallReports client={client} />
              <OrderScreen client={client} restaurant={restaurant} place={place} />
            </>
          );
        if (pairing.isPending) return null;
        return (
          <ScreenPairing
            client={client}
            restaurant={restaurant}
            onPaired={() => void pairing.refetch()}
          />
        );
      }}
    </RestaurantScreen>
  );
}
