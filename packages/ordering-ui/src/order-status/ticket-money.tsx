import type { Order } from '@comanda/contracts';
import { useRestaurant } from '@comanda/ordering';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../times/use-format';

type TicketMoneyProps = {
  readonly order: Pick<
    Order,
    'amount' | 'open_amount' | 'order_type' | 'payment_method' | 'refunded_amount'
  >;
};

/** Shows the amount due at the counter, or that it is paid, and the refund. */
export function TicketMoney({ order }: TicketMoneyProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { amount, open_amount, refunded_amount } = order;
  const isAtCounter = order.payment_method === 'COUNTER' && order.order_type !== 'DINE_IN';
  const isPaid = open_amount === 0 && refunded_amount < amount;
  return (
    <>
      {isAtCounter && open_amount > 0 && <Owed total={money(open_amount)} />}
      {isAtCounter && isPaid && (
        <Banner tone="success" isLive>
          {t('order.items_paid')}
        </Banner>
      )}
      {refunded_amount > 0 && (
        <Banner title={t('order.refunded')} isLive>
          {money(refunded_amount)}
        </Banner>
      )}
    </>
  );
}

/** Amount paid later, and how; some restaurants have their own name for it. */
function Owed({ total }: { readonly total: string }) {
  const { t } = useTranslation();
  const { pay_at_counter_label } = useRestaurant();
  return pay_at_counter_label ? (
    <Banner title={pay_at_counter_label}>{total}</Banner>
  ) : (
    <Banner tone="warning">{t('order.complete.pay_at_counter', { total })}</Banner>
  );
}
