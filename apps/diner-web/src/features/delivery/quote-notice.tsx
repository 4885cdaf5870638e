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
  const [before] = useState(quote);
  if (ask_fault !== null) {
    return (
      <InSight>
        <Banner tone="danger" isLive>
          {t(`error.${ask_fault.code === 'refused' ? ask_fault.error : 'network'}`)}
        </Banner>
      </InSight>
    );
  }
  if (fault?.code === 'delivery_expired') {
    return (
      <Banner tone="warning" isLive>
        {t('delivery.quote.expired')}
      </Banner>
    );
  }
  if (quote === null) return null;
  const { fee, dropoff_eta } = quote;
  const at = time(dropoff_eta);
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
      {fault?.code === 'delivery_min_spend' && (
        <Banner tone="warning" isLive>
          {t('delivery.quote.min_spend', { amount: money(fault.min_spend) })}
        </Banner>
      )}
    </div>
  );
  // One that was there before the page answers no tap.
  return quote === before ? offer : <InSight key={quote.id}>{offer}</InSight>;
}
