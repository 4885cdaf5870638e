import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { toasts } from '@comanda/web/toasts';

/** Warned, and back at the order, which is kept. */
export function NoWayToPay({ orderPath }: { readonly orderPath: string }) {
  const { t } = useTranslation();
  const message = t('checkout.payment.no_provider_toast');
  useEffect(() => {
    toasts.show({ message, id: 'no-provider' });
  }, [message]);
  return <Navigate to={orderPath} replace />;
}
