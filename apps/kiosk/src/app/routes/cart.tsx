import { useCart, useOrderFault } from '@comanda/ordering';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useGo, useKioskPath } from '#app/use-go';
import { type Question, useNextStep } from '#app/use-next-step';
import { CartScreen } from '#features/cart/cart-screen';
import { NameDialog } from '#features/name/name-dialog';
import { TipDialog } from '#features/tip/tip-dialog';
import { useVisit } from '#shared/visit';

/** The order before it is paid. One with nothing in it leads to where an order begins. */
export function CartRoute() {
  const path = useKioskPath();
  const go = useGo();
  const { lines } = useCart();
  const { late } = useVisit();
  const step = useNextStep();
  const fault = useOrderFault();
  const [asked, setAsked] = useState<Question | null>(null);
  // An order that cannot be paid any more is to be seen, not to be asked about.
  if (fault !== null && asked !== null) setAsked(null);
  if (late !== null) return <Navigate to={path('paymentComplete')} replace />;
  if (lines.length === 0) return <Navigate to={path('home')} replace />;
  function close() {
    setAsked(null);
  }
  return (
    <>
      <CartScreen
        editPath={({ line }) => path('item', { item: line.item_id, line: line.line_id })}
        itemPath={({ item_id, menu_id }) => path('item', { item: item_id, menu: menu_id })}
        onBack={() => go('home')}
        onPay={() => setAsked(step.begin())}
      />
      <TipDialog
        isOpen={asked === 'tip'}
        onClose={close}
        onChosen={() => setAsked(step.after('tip'))}
      />
      <NameDialog
        isOpen={asked === 'name'}
        onClose={close}
        onChosen={() => setAsked(step.after('name'))}
      />
    </>
  );
}
