import { useCart } from '@comanda/ordering';
import { toasts } from '@comanda/web/toasts';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useGo, useKioskPath } from '#app/use-go';
import { useKioskPayment } from '#app/payment-provider';
import { readerStep } from '#app/reader-step';
import { ReaderScreen } from '#features/pay/reader-screen';
import { useKiosk } from '#shared/use-kiosk';

/** Shows the state of the reader for the payment that a tap began; leads to the cart when there is none. */
export function PaymentTerminalRoute() {
  const path = useKioskPath();
  const go = useGo();
  const { count } = useCart();
  const payment = useKioskPayment();
  const { flow, amount, canCancel, cancel, reader } = payment;
  if ('attempt' in flow && flow.attempt.way === 'counter')
    return <Navigate to={path('paymentSelect')} replace />;
  if (flow.stage === 'placed') return <Navigate to={path('paymentComplete')} replace />;
  const step = readerStep(payment);
  if (step === null) return count === 0 ? <NothingTaken /> : <Navigate to={path('cart')} replace />;

  async function stop() {
    const { stage } = await cancel();
    // The guest's card may have been faster.
    go(stage === 'placed' ? 'paymentComplete' : 'cart');
  }

  return (
    <ReaderScreen
      step={step}
      amount={amount}
      notice={reader?.notice ?? null}
      label={reader?.state().terminal?.label ?? null}
      onCancel={canCancel ? () => void stop() : null}
    />
  );
}

/** A payment of before the kiosk was started again was not made, and its cart is gone. */
function NothingTaken() {
  const { t } = useTranslation();
  const { endGuest } = useKiosk();
  const end = useEffectEvent(() => {
    endGuest();
    toasts.show({ message: t('kiosk.pay.failed'), tone: 'danger', id: 'payment' });
  });
  useEffect(() => end(), []);
  return null;
}
