import type { DeliveryView } from '@comanda/ordering/delivery';
import { Banner } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InSight } from '@comanda/web/page';
import { useFormat } from '@comanda/ordering-ui/times';

type QuoteNoticeProps = { readonly delivery: DeliveryView };

/** Delivery price and its expiry, or the reason for none. */
export function QuoteNotice({ delivery }: QuoteNoticeProps) {
  const { t } = useTranslation();
  const { money, time } = useFormat();
  const { ask_fault, fault, quote } = delivery;
  const isExpired = fault?.code === 'delivery_expired';
  const said = isExpired ? 'expired' : quote?.id;
  const [before] = useState(said);
  if (ask_fault !== null) {
    return (
      <InSight>
        <Banner tone="danger" isLive>
          {t(`error.${ask_fault.code === 'refused' ? ask_fault.error : 'network'}`)}
        </Banner>
      </InSight>
    );
  }
  if (quote === null) return null;
  const { fee, dropoff_eta } = quote;
  const notice = isExpired ? (
    <Banner tone="warning" isLive>
      {t('delivery.quote.expired')}
    </Banner>
  ) : (
    <Banner
      tone="success"
      isLive
      title={t(fee === 0 ? 'delivery.quote.free' : 'delivery.quote.offer', {
        fee: money(fee),
        time: time(dropoff_eta),
      })}
    />
  );
  // A notice older than the page needs no scroll.
  return said === before ? notice : <InSight key={said}>{notice}</InSight>;
}
