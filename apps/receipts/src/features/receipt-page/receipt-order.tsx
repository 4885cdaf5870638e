import type { Order, OrderItem, PaidCard } from '@comanda/contracts';
import type { Format } from '@comanda/i18n/react';
import { itemDiscount, useCancellationText, useGivenPrice } from '@comanda/ordering';
import { Banner, Price } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { ItemRating } from './item-rating';
import { OrderProgress } from './order-progress';
import { ReceiptItem } from './receipt-item';
import styles from './receipt-order.module.css';
import { ReceiptRefunds } from './receipt-refunds';
import { ReceiptTotals } from './receipt-totals';
import { paymentStanding, STANDING_TONES } from './payment-standing';
import type { ReceiptFormat } from './use-receipt-format';
import type { Thumbs } from './use-thumbs';

type ReceiptOrderProps = {
  readonly order: Order;
  readonly format: ReceiptFormat;
  /** The card that paid it; null where that is not known. */
  readonly card: PaidCard | null;
  /** How its dishes were; null = not asked yet. */
  readonly thumbs: Thumbs | null;
};

/** One order of the receipt: whether it is paid, its number, its lines and its sum. */
export function ReceiptOrder({ order, card, format, thumbs }: ReceiptOrderProps) {
  const { t } = useTranslation();
  const standing = paymentStanding(order);
  const { why, refund } = useCancellationText()(order);
  return (
    <article className={styles.order}>
      {order.status === 'ORDER_CANCELLED' ? (
        <Banner tone={STANDING_TONES[standing]} title={t(`receipt.${standing}`)}>
          {[why, standing === 'refunded' ? '' : refund].filter(Boolean).join(' ')}
        </Banner>
      ) : (
        <Banner tone={STANDING_TONES[standing]} isLive>
          {t(`receipt.${standing}`, { amount: format.money(order.open_amount) })}
        </Banner>
      )}
      <header className={styles.head}>
        <h2 className={styles.number}>
          {t('receipt.order_number', { number: order.order_number ?? '–' })}
        </h2>
        {order.placed_at && (
          <p className={styles.when}>
            {t('receipt.ordered_at')}{' '}
            <time dateTime={order.placed_at}>{format.dateTime(order.placed_at)}</time>
          </p>
        )}
        {order.pickup_time && order.status !== 'ORDER_CANCELLED' && (
          <p className={styles.pickup}>
            <time dateTime={order.pickup_time}>
              {t('cart.pickup.on', {
                day: format.day(order.pickup_time),
                time: format.time(order.pickup_time),
              })}
            </time>
          </p>
        )}
      </header>
      <OrderProgress order={order} />
      <ul className={styles.items} aria-label={t('receipt.items')}>
        {order.items.map((item) => (
          <li key={item.item_instance_id}>
            <ReceiptItem
              item={item}
              price={<LinePrice item={item} format={format} />}
              rating={
                thumbs && (
                  <ItemRating
                    name={item.name}
                    thumb={thumbs.of(item.item_id)}
                    onGive={(thumb) => thumbs.give(item.item_id, thumb)}
                  />
                )
              }
            />
          </li>
        ))}
      </ul>
      {order.order_instructions && (
        <p className={styles.when} dir="auto">
          {order.order_instructions}
        </p>
      )}
      <ReceiptTotals order={order} paid={paidIn(order, card)} format={format} />
      {order.refunds && <ReceiptRefunds refunds={order.refunds} format={format} />}
    </article>
  );
}

/** The part of an order that is paid, in the way that it was paid. */
function paidIn({ payment_method, amount, open_amount }: Order, card: PaidCard | null) {
  const paid_amount = amount - open_amount;
  return payment_method && paid_amount > 0
    ? { method: payment_method, amount: paid_amount, card }
    : null;
}

type LinePriceProps = { readonly item: OrderItem; readonly format: Format };

/** Price of a line, with a note where its dish was free. */
function LinePrice({ item, format }: LinePriceProps) {
  const givenPrice = useGivenPrice(format);
  const { amount, price, multiplier } = item;
  const given = itemDiscount(item);
  if (given === 0) return <Price>{format.money(amount)}</Price>;
  return <Price {...givenPrice({ amount, own_amount: price * multiplier, given })} />;
}
