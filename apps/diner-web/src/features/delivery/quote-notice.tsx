import type { DeliveryView } from '@comanda/ordering/delivery';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/use-format';

type QuoteNoticeProps = { readonly delivery: DeliveryView };

/** What bringing it costs and until when, or why nobody says. */
export function QuoteNotice({ delivery }: QuoteNoticeProps) {
  const { t } = useTranslation();
  const { money, time } = useFormat();
  const { ask_fault, fault, quote } = delivery;
  if (ask_fault !== null) {
    return (
      <Banner tone="danger" isLive>
        {t(`error.${ask_fault.code === 'refused' ? ask_fault.error : 'network'}`)}
      </Banner>
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
  return (
    <>
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
    </>
  );
}
