import { useCart } from '@comanda/ordering';
import { Navigate } from 'react-router-dom';
import { useGo, useKioskPath } from '#app/use-go';
import { CartScreen } from '#features/cart/cart-screen';
import { useNextStep } from '#app/use-next-step';

/** The order before it is paid. One with nothing in it leads to where an order begins. */
export function CartRoute() {
  const path = useKioskPath();
  const go = useGo();
  const { lines } = useCart();
  const step = useNextStep();
  if (lines.length === 0) return <Navigate to={path('home')} replace />;
  return (
    <CartScreen
      editPath={({ line }) => path('item', { item: line.item_id, line: line.line_id })}
      itemPath={({ item_id }) => path('item', { item: item_id })}
      onBack={() => go('home')}
      onPay={step}
    />
  );
}
