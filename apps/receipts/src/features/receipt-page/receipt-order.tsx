import type { Order, OrderItem } from '@comanda/contracts';
import type { Format } from '@comanda/i18n/react';
import { itemDiscount, useGivenPrice } from '@comanda/ordering';
import { Price } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { ItemRating } from './item-rating';
import { OrderBanner } from './order-banner';
import { OrderProgress } from './order-progress';
import { paymentsOf, type ReceiptMoney } from './payments-of';
import { usePaymentRows } from './use-payment-rows';
import { isPaidInPart } from './payment-standing';
import { ReceiptItem } from './receipt-item';
import styles from './receipt-order.module.css';
import { ReceiptRefunds } from './receipt-refunds';
import { ReceiptTotals } from './receipt-totals';
import { useLineDiscountText } from './use-line-discount-text';
import type { ReceiptFormat } from './use-receipt-format';
import type { Thumbs } from './use-thumbs';

type ReceiptOrderProps = {
  readonly order: Order;
  readonly format: ReceiptFormat;
  readonly paid: ReceiptMoney;
  /** Name of paying at the counter here; null = as everywhere. */
  readonly counter_label: string | null;
  /** How its dishes were; null = not asked yet. */
  readonly thumbs: Thumbs | null;
};

/** One order of the receipt: whether it is paid, its number, its lines and its sum. */
export function ReceiptOrder(props: ReceiptOrderProps) {
  const { order, paid, format, thumbs } = props;
  const { t } = useTranslation();
  const rowsOf = usePaymentRows();
  const isPartlyPaid = isPaidInPart(order);
  const discountText = useLineDiscountText();
  return (
    <article className={styles.order}>
      <OrderBanner {...props} />
      <header className={styles.head}>
        <h2 className={styles.number}>
          {order.order_number === null
            ? t('receipt.title')
            : t('receipt.order_number', { number: order.order_number })}
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
      <OrderProgress order={order} isServed={thumbs !== null} />
      <ul className={styles.items} aria-label={t('receipt.items')}>
        {order.items.map((item) => (
          <li key={item.item_instance_id}>
            <ReceiptItem
              item={item}
              discount={discountText(order, item, format)}
              isPartlyPaid={isPartlyPaid}
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
      <ReceiptTotals
        order={order}
        payments={rowsOf(paymentsOf(order, paid), paid.room_number)}
        format={format}
      />
      <ReceiptRefunds order={order} format={format} />
    </article>
  );
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
