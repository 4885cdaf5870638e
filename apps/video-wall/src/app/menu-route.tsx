import type { ApiClient } from '@comanda/api-client';
import { useParams } from 'react-router-dom';
import { MenuBoard } from '#features/menu-board/menu-board';
import { RestaurantScreen } from '#shared/restaurant-screen';
import type { StreamPlace } from '#shared/use-live-screen';
import { WallReports } from '#shared/wall-reports';

type MenuRouteProps = { readonly client: ApiClient; readonly place: StreamPlace };

/** The menu board of a restaurant. */
export function MenuRoute({ client, place }: MenuRouteProps) {
  const { endpoint = '' } = useParams();
  return (
    <RestaurantScreen client={client} endpoint={endpoint}>
      {(restaurant) => (
        <>
          <WallReports client={client} />
          <MenuBoard client={client} restaurant={restaurant} place={place} />
        </>
      )}
    </RestaurantScreen>
  );
}
