import { useOrdering, useRestaurant } from '@comanda/ordering';
import { useSeat } from '@comanda/ordering/table';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { enterFrontOfHouse, FRONT_OF_HOUSE, useIsFrontOfHouse } from '#app/front-of-house';
import { pathTo } from '#app/paths';
import { staffSessionQuery } from '#app/staff-session';
import { FrameSkeleton } from '@comanda/ordering-ui/restaurant-frame';

/** Where staff begin to order for a guest. Whoever is not signed in as staff here comes to the guests' own menus. */
export function FrontOfHouseRoute() {
  const { endpoint, store } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const seat = useSeat();
  const hasBegun = useIsFrontOfHouse(endpoint);
  const session = useQuery({ ...staffSessionQuery(), retry: false });
  const isStaff = session.isFetchedAfterMount && session.data === restaurant_id;

  const begin = useEffectEvent(() => {
    // Only a place that their session takes is theirs to order from.
    seat.reset();
    store.getState().setAffiliate(FRONT_OF_HOUSE);
    enterFrontOfHouse(endpoint);
  });
  useEffect(() => {
    if (isStaff) begin();
  }, [isStaff]);

  const isSettled = isStaff ? hasBegun : session.isFetchedAfterMount;
  return isSettled ? <Navigate to={pathTo('order', { endpoint })} replace /> : <FrameSkeleton />;
}
