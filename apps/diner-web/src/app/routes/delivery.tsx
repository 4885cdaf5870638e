import { useOrdering } from '@comanda/ordering';
import { useDelivery } from '@comanda/ordering/delivery';
import { useSeat } from '@comanda/ordering/table';
import { useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { pathTo } from '#app/paths';

/** A link for those who want an order brought: the menus, with delivery chosen where there is any. */
export function DeliveryRoute() {
  const { endpoint } = useOrdering();
  const { is_offered, choose } = useDelivery();
  const { leaveTable } = useSeat();
  const chooseDelivery = useEffectEvent(() => {
    leaveTable();
    choose(true);
  });
  useEffect(() => {
    if (is_offered) chooseDelivery();
  }, [is_offered]);
  return <Navigate to={pathTo('order', { endpoint })} replace />;
}
