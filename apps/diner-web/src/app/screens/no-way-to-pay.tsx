import { usePaymentOptions, useRestaurant } from '@comanda/ordering';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { toasts } from '@comanda/web/toasts';

/** Warned, and back at the order, which is kept. */
export function NoWayToPay({ orderPath }: { readonly orderPath: string }) {
  const { t } = useTranslation();
  const { pay_at_counter_label } = useRestaurant();
  const { online } = usePaymentOptions();
  // A restaurant that takes cards for other orders says how this one is paid.
  const message =
    pay_at_counter_label ??
    t(online ? 'table.orders.at_counter' : 'checkout.payment.no_provider_toast');
  useEffect(() => {
    toasts.show({ message, id: 'no-provider' });
  }, [message]);
  return <Navigate to={orderPath} replace />;
}
