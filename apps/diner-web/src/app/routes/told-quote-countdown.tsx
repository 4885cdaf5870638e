import { useDeliveryDeadline } from '@comanda/ordering/delivery';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuoteCountdown } from '#features/delivery/quote-countdown';
import { toasts } from '@comanda/web/toasts';

/** How long the price of a delivery holds, on a page that tells of nothing else: once it is over, a short message says so. */
export function ToldQuoteCountdown() {
  const { t } = useTranslation();
  const { is_over } = useDeliveryDeadline();
  const [wasOver] = useState(is_over);
  const tell = useEffectEvent(() => {
    toasts.show({ message: t('delivery.quote.expired'), tone: 'danger', id: 'order-timeout' });
  });
  useEffect(() => {
    if (is_over && !wasOver) tell();
  }, [is_over, wasOver]);
  // Where a guest goes from here it is told as well.
  useEffect(() => () => toasts.dismiss('order-timeout'), []);
  return <QuoteCountdown />;
}
