import type { Order } from '@comanda/contracts';
import { useCancellationText } from '@comanda/ordering';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { paymentsOf, type ReceiptMoney } from './payments-of';
import { paymentStanding, refundStanding, STANDING_TONES } from './payment-standing';
import type { ReceiptFormat } from './use-receipt-format';

type OrderBannerProps = {
  readonly order: Order;
  readonly paid: ReceiptMoney;
  readonly counter_label: string | null;
  readonly format: ReceiptFormat;
};

/** Whether an order is paid, or what became of it. */
export function OrderBanner({ order, paid, counter_label, format }: OrderBannerProps) {
  const { t } = useTranslation();
  const standing = paymentStanding(order);
  const tone = STANDING_TONES[standing];
  const amount = format.money(order.open_amount);
  if (standing === 'cancelled') return <CancelledBanner order={order} paid={paid} />;
  if (standing === 'partly_paid' && paid.room_number !== null)
    return <Banner isLive>{t('receipt.on_room', { room: paid.room_number, amount })}</Banner>;
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

/** Says why an order was cancelled, and how much of its money is back. */
function CancelledBanner({ order, paid }: Pick<OrderBannerProps, 'order' | 'paid'>) {
  const { t } = useTranslation();
  const { why, refund } = useCancellationText()(order);
  const payments = paymentsOf(order, paid);
  const paid_amount = payments.reduce((sum, { amount }) => sum + amount, 0);
  const refunded_amount = payments.reduce((sum, payment) => sum + payment.refunded_amount, 0);
  const standing = refundStanding(paid_amount, refunded_amount);
  const money = standing === 'paid' ? refund : t(`receipt.${standing}`);
  return (
    <Banner tone={STANDING_TONES.cancelled} title={t('receipt.cancelled')} isLive>
      {why && <p>{why}</p>}
      {money && <p>{money}</p>}
    </Banner>
  );
}
