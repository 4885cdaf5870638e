import type { PastOrder } from '@comanda/contracts';
import { useFormatOf, useGuestName } from '@comanda/i18n/react';
import { Badge, Button } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canRefund } from '#shared/money/money-back';
import { PaySheet } from '#shared/money/pay-sheet';
import { RefundSheet } from '#shared/money/refund-sheet';
import { usePlaceText } from '#shared/place/use-place-text';
import { usePageSession } from '#shared/session/session-context';
import { receiptPath } from '#shared/receipt-address';
import styles from './history.module.css';

/** One order of the past; it unfolds to its lines and its receipt. */
export function HistoryRow({ order }: { readonly order: PastOrder }) {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { restaurant, act } = usePageSession();
  const [sheet, setSheet] = useState<'pay' | 'refund' | null>(null);
  const { money, day, time } = useFormatOf(restaurant);
  const { order_number, guest_name, placed_at, status, items, phone_ending } = order;
  const { place } = usePlaceText()(order);
  const isCancelled = status === 'ORDER_CANCELLED';
  return (
    <li className={styles.row}>
      <details>
        <summary className={styles.summary}>
          <strong className={styles.number}>{order_number}</strong>
          <span className={styles.text} dir="auto">
            {guestName(guest_name)} · {place}
          </span>
          {placed_at && (
            <time className={styles.when} dateTime={placed_at}>
              {`${day(placed_at, 'short')}, ${time(placed_at)}`}
            </time>
          )}
          <span className={styles.amount}>{money(order.amount)}</span>
          <Badge tone={isCancelled ? 'danger' : 'neutral'}>
            {isCancelled
              ? t('staff.history.canceled')
              : t(`staff.ticket.paid.${order.paid_state}`, { amount: money(order.open_amount) })}
          </Badge>
        </summary>
        <ul className={styles.lines}>
          {items.map(({ item_instance_id, multiplier, name, amount }) => (
            <li key={item_instance_id} className={styles.line}>
              <span dir="auto">
                {multiplier} × {name}
              </span>
              <span className={styles.amount}>{money(amount)}</span>
            </li>
          ))}
          {order.refund_pending > 0 && (
            <li>
              <Badge tone="warning">
                {t('staff.ticket.refund_pending', { amount: money(order.refund_pending) })}
              </Badge>
            </li>
          )}
          {phone_ending && (
            <li className={styles.when}>{t('staff.history.phone', { digits: phone_ending })}</li>
          )}
          <li className={styles.acts}>
            {order.open_amount > 0 && !isCancelled && (
              <Button tone="secondary" onClick={() => act(() => setSheet('pay'))}>
                {t('staff.act.paid')}
              </Button>
            )}
            {canRefund(order) && (
              <Button tone="secondary" onClick={() => act(() => setSheet('refund'))}>
                {t('staff.act.refund')}
              </Button>
            )}
          </li>
          <li>
            <a href={receiptPath(order)} target="_blank" rel="noreferrer">
              {t('staff.act.receipt')}
            </a>
          </li>
        </ul>
      </details>
      {sheet === 'pay' && <PaySheet order={order} onClose={() => setSheet(null)} />}
      {sheet === 'refund' && <RefundSheet order={order} onClose={() => setSheet(null)} />}
    </li>
  );
}
