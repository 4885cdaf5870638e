import type { Order } from '@comanda/contracts';
import { useCancellationText } from '@comanda/ordering';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { roomOf } from './payments-of';
import { paymentStanding, STANDING_TONES } from './payment-standing';
import type { ReceiptFormat } from './use-receipt-format';

type OrderBannerProps = {
  readonly order: Order;
  readonly counter_label: string | null;
  readonly format: ReceiptFormat;
};

/** Whether an order is paid, or what became of it. */
export function OrderBanner({ order, counter_label, format }: OrderBannerProps) {
  const { t } = useTranslation();
  const { why, refund } = useCancellationText()(order);
  const standing = paymentStanding(order);
  const tone = STANDING_TONES[standing];
  const amount = format.money(order.open_amount);
  const room = roomOf(order);
  if (order.status === 'ORDER_CANCELLED')
    return (
      <Banner tone={tone} title={t(`receipt.${standing}`)}>
        {[why, standing === 'refunded' ? '' : refund].filter(Boolean).join(' ')}
      </Banner>
    );
  if (standing === 'partly_paid' && room !== null)
    return <Banner isLive>{t('receipt.on_room', { room, amount })}</Banner>;
  if (standing === 'partly_paid' && counter_label !== null)
    return (
      <Banner title={counter_label} isLive>
        {amount}
      </Banner>
    );
  return (
    <Banner tone={tone} isLive>
      {t(`receipt.${standing}`, { amount })}
    </Banner>
  );
}
