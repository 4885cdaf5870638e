import { useRestaurant } from '@comanda/ordering';
import type { DeliveryView } from '@comanda/ordering/delivery';
import { Banner } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InSight } from '#shared/in-sight';
import { useFormat } from '#shared/use-format';
import styles from './delivery.module.css';

type QuoteNoticeProps = { readonly delivery: DeliveryView };

/** What bringing it costs and until when, or why nobody says. */
export function QuoteNotice({ delivery }: QuoteNoticeProps) {
  const { t } = useTranslation();
  const { money, time } = useFormat();
  const { ask_fault, fault, quote } = delivery;
  const restaurant = useRestaurant();
  const [before] = useState(quote);
  const isExpired = fault?.code === 'delivery_expired';
  const [wasExpired] = useState(isExpired);
  if (ask_fault !== null) {
    return (
      <InSight>
        <Banner tone="danger" isLive>
          {t(`error.${ask_fault.code === 'refused' ? ask_fault.error : 'network'}`)}
        </Banner>
      </InSight>
    );
  }
  if (isExpired) {
    const expiry = (
      <Banner tone="warning" isLive>
        {t('delivery.quote.expired')}
      </Banner>
    );
    return wasExpired ? expiry : <InSight key="expired">{expiry}</InSight>;
  }
  if (quote === null) return null;
  const { fee, dropoff_eta } = quote;
  const at = time(dropoff_eta);
  // What is asked of every order was told before.
  const isTooLittle =
    fault?.code === 'delivery_min_spend' && fault.min_spend > restaurant.delivery_min_spend;
  const offer = (
    <div className={styles.section}>
      <Banner
        tone="success"
        isLive
        title={
          fee === 0
            ? t('delivery.quote.free', { time: at })
            : t('delivery.quote.offer', { fee: money(fee), time: at })
        }
      />
      {isTooLittle && (
        <Banner tone="warning" isLive>
          {t('delivery.quote.min_spend', { amount: money(quote.min_spend) })}
        </Banner>
      )}
    </div>
  );
  // One that was there before the page answers no tap.
  return quote === before ? offer : <InSight key={quote.id}>{offer}</InSight>;
}
