import type { Order, OrderItem } from '@comanda/contracts';
import {
  itemDiscount,
  useCampaignName,
  useCancellationText,
  useCatalogue,
  useOrderSums,
} from '@comanda/ordering';
import { useLanguage } from '@comanda/i18n/react';
import { Badge, Button, CheckIcon, ChevronIcon, Price, VisuallyHidden } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { GivenPrice } from '@comanda/ordering-ui/dishes';
import { useOrderStatusText } from '@comanda/ordering-ui/order-status';
import { useFormat } from '@comanda/ordering-ui/times';
import styles from './order-card.module.css';
import { orderedNames } from './ordered-names';

type OrderCardProps = {
  readonly order: Order;
  readonly title: string;
  /** Orders a line once more; not offered for others' orders. */
  readonly onAgain?: ((item: OrderItem) => void) | undefined;
  /** Whether no more than whose it is, how far, and its total show until it is opened. */
  readonly isFolded?: boolean;
};

/** One guest's order: what is in it, how far the kitchen has come, what is paid. */
export function OrderCard({ order, title, onAgain, isFolded = false }: OrderCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const sumsOf = useOrderSums(format, useCampaignName());
  const statusText = useOrderStatusText();
  const cancellation = useCancellationText()(order);
  const { order_id, order_number, status, items, totals, order_instructions, refunded_amount } =
    order;
  const id = `order-${order_id}`;
  const total = format.money(totals.total_with_tip_and_tax);
  const head = (
    <>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {order_number && (
        <span className={styles.number}>
          <VisuallyHidden>{t('order.complete.number')} </VisuallyHidden>
          {order_number}
        </span>
      )}
      <span role="status">
        <Badge tone={status === 'ORDER_CANCELLED' ? 'danger' : 'neutral'}>
          {statusText(order)}
        </Badge>
      </span>
    </>
  );
  const content = (
    <>
      {status === 'ORDER_CANCELLED' && cancellation.why && (
        <p className={styles.detail}>
          {t('order.status.cancel_reason', { reason: cancellation.why })} {cancellation.refund}
        </p>
      )}
      <ul>
        {items.map((item) => (
          <li key={item.item_instance_id}>
            <OrderedLine item={item} onAgain={onAgain} />
          </li>
        ))}
      </ul>
      {order_instructions && (
        <p className={styles.detail}>{t('cart.line.note', { text: order_instructions })}</p>
      )}
      <dl className={styles.sums}>
        {sumsOf(order).map(({ id: sum, label, amount }) => (
          <Sum key={sum} label={label} amount={format.money(amount)} />
        ))}
        <Sum isTotal label={t('cart.totals.total')} amount={total} />
        {refunded_amount > 0 && (
          <Sum label={t('order.refunded')} amount={format.money(-refunded_amount)} />
        )}
      </dl>
    </>
  );
  if (isFolded) {
    return (
      <section className={styles.order} aria-labelledby={id}>
        <details className={styles.details}>
          <summary className={styles.head}>
            {head}
            <Price>{total}</Price>
            <ChevronIcon className={styles.chevron} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      </section>
    );
  }
  return (
    <section className={styles.order} aria-labelledby={id}>
      <header className={styles.head}>{head}</header>
      {content}
    </section>
  );
}

function OrderedLine({ item, onAgain }: Pick<OrderCardProps, 'onAgain'> & { item: OrderItem }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { restaurant, index } = useCatalogue();
  const language = useLanguage();
  // An order keeps the restaurant's words, as the kitchen reads them; its guest reads the menu in another language.
  const { dish, choices } = orderedNames(item, language === restaurant.language ? null : index);
  const { multiplier, special_instructions, amount, has_paid } = item;
  const given = itemDiscount(item);
  const isPaid = has_paid === 'PAYMENT_PAID_ONLINE' || has_paid === 'PAYMENT_PAID_AT_COUNTER';
  return (
    <article className={styles.line} aria-label={dish}>
      <span className={styles.count}>{multiplier} ×</span>
      <div className={styles.text}>
        <h3 className={styles.name} dir="auto">
          {dish}
        </h3>
        {choices.length > 0 && (
          <p className={styles.detail} dir="auto">
            {choices.join(', ')}
          </p>
        )}
        {special_instructions && (
          <p className={styles.detail}>{t('cart.line.note', { text: special_instructions })}</p>
        )}
        {isPaid && (
          <Badge tone="success">
            <CheckIcon /> {t('order.items_paid')}
          </Badge>
        )}
        {has_paid === 'PAYMENT_REFUNDED' && <Badge>{t('order.refunded')}</Badge>}
      </div>
      {given > 0 ? (
        <GivenPrice amount={amount} own_amount={item.price * multiplier} given={given} />
      ) : (
        <Price>{money(amount)}</Price>
      )}
      {onAgain && (
        <Button size="small" tone="secondary" onClick={() => onAgain(item)}>
          <span aria-hidden="true">{t('table.orders.again')}</span>
          <VisuallyHidden>{t('table.orders.again_named', { name: dish })}</VisuallyHidden>
        </Button>
      )}
    </article>
  );
}

type SumProps = { readonly label: string; readonly amount: string; readonly isTotal?: boolean };

function Sum({ label, amount, isTotal = false }: SumProps) {
  return (
    <div className={styles.sum} data-total={isTotal || undefined}>
      <dt dir="auto">{label}</dt>
      <dd>
        <Price>{amount}</Price>
      </dd>
    </div>
  );
}
