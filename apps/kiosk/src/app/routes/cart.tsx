import { useCart, useOrderFault } from '@comanda/ordering';
import { useCheckout } from '@comanda/ordering/payment';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useGo, useKioskPath } from '#app/use-go';
import { type Question, useNextStep } from '#app/use-next-step';
import { CartScreen } from '#features/cart/cart-screen';
import { NameDialog } from '#features/name/name-dialog';
import { ReaderNote } from '#features/pay/reader-note';
import { TipDialog } from '#features/tip/tip-dialog';
import { changeVisit, useVisit } from '#shared/visit';

/** The order before it is paid. One with nothing in it leads to where an order begins. */
export function CartRoute() {
  const path = useKioskPath();
  const go = useGo();
  const { lines } = useCart();
  const { late } = useVisit();
  const step = useNextStep();
  const fault = useOrderFault();
  const { flow } = useCheckout();
  const [asked, setAsked] = useState<Question | null>(null);
  /** Another one with each tap after which nothing is asked any more. */
  const [settled, setSettled] = useState<object | null>(null);
  // Drawn with the answer first: a payment that the tap itself began would be of the order without the tip or the name.
  const goOn = useEffectEvent(step.goOn);
  useEffect(() => {
    if (settled !== null) goOn();
  }, [settled]);
  // An order that cannot be paid any more is to be seen, not to be asked about.
  if (fault !== null && asked !== null) setAsked(null);
  // Placed before the page that was on its way came: the order is empty, and its number is shown.
  if (late !== null || flow.stage === 'placed')
    return <Navigate to={path('paymentComplete')} replace />;
  if (lines.length === 0) return <Navigate to={path('home')} replace />;
  function close() {
    setAsked(null);
  }
  function ask(question: Question | null) {
    setAsked(question);
    if (question === null) setSettled({});
  }
  return (
    <>
      <CartScreen
        notice={<ReaderNote />}
        editPath={({ line }) => path('item', { item: line.item_id, line: line.line_id })}
        itemPath={({ item_id, menu_id }) => path('item', { item: item_id, menu: menu_id })}
        onBack={() => go('home')}
        onPay={() => ask(step.first())}
      />
      <TipDialog isOpen={asked === 'tip'} onClose={close} onChosen={() => ask(step.after('tip'))} />
      <NameDialog
        isOpen={asked === 'name'}
        onClose={close}
        onChosen={() => {
          changeVisit({ was_named: true });
          ask(step.after('name'));
        }}
      />
    </>
  );
}
