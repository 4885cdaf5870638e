import { OrderingProvider } from '@comanda/ordering';
import { useLanguage } from '@comanda/i18n/react';
import { useParams } from 'react-router-dom';
import { useClient } from '#app/client-context';
import { endpointOf } from '#app/endpoint-of';
import { RestaurantFrame } from '@comanda/ordering-ui/restaurant-frame';
import { NotFoundPage } from '@comanda/web/problems';
import { Landing } from './landing';

/** A restaurant's name after the host, as it stands on a card or in a window, and perhaps who sent the guest. */
export function ShortAddressRoute() {
  const { name = '', affiliate = null } = useParams();
  const client = useClient();
  const language = useLanguage();
  const endpoint = endpointOf(name);
  if (endpoint === null) return <NotFoundPage />;
  return (
    <OrderingProvider key={endpoint} client={client} endpoint={endpoint} language={language}>
      <RestaurantFrame>
        <Landing affiliate={affiliate} />
      </RestaurantFrame>
    </OrderingProvider>
  );
}
