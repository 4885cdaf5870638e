import { type OrderedBefore, useOrdering } from '@comanda/ordering';
import { FrameSkeleton } from '@comanda/ordering-ui/restaurant-frame';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathTo } from '#app/paths';
import { useRefill } from '#features/order-again/use-refill';
import { CartRoute } from './cart';

/** The cart. Where its address names an order, as the link of a receipt does, the cart is first filled with it. */
export function CartPage() {
  const [params] = useSearchParams();
  const [order_id, guest_id] = [params.get('again'), params.get('guest')];
  if (!order_id || !guest_id) return <CartRoute />;
  return <CartRefill key={order_id} order={{ order_id, guest_id }} />;
}

function CartRefill({ order }: { readonly order: OrderedBefore }) {
  const { endpoint } = useOrdering();
  const navigate = useNavigate();
  const { refill } = useRefill();
  const wasBegun = useRef(false);
  const fill = useEffectEvent(async () => {
    const isFilled = await refill(order);
    if (isFilled === null) return;
    // Replaced, so that neither a reload nor the way back fills the cart a second time.
    await navigate(pathTo(isFilled ? 'cart' : 'order', { endpoint }), { replace: true });
  });
  useEffect(() => {
    if (wasBegun.current) return;
    wasBegun.current = true;
    void fill();
  }, []);
  return <FrameSkeleton />;
}
