import type { Party } from '@comanda/contracts';
import { useFormatOf, useGuestName } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';
import { byRound } from '#shared/order-lines/by-round';
import { OrderLines } from '#shared/order-lines/order-lines';
import { usePageSession } from '#shared/session/session-context';
import styles from './tables.module.css';

/** One order of a party: its number, who ordered, and the dishes by round. */
export function PartyOrder({ order }: { readonly order: Party['orders'][number] }) {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { restaurant } = usePageSession();
  const { money, time } = useFormatOf(restaurant);
  const { order_number, guest_name, items, amount, order_instructions } = order;
  return (
    <div className={styles.order}>
      <p className={styles.orderHead}>
        <strong>{order_number}</strong>
        <span dir="auto">{guestName(guest_name)}</span>
        <span className={styles.amount}>{money(amount)}</span>
      </p>
      {order_instructions && (
        <p className={styles.detail} dir="auto">
          {t('staff.ticket.note')}: {order_instructions}
        </p>
      )}
      {byRound(items).map(({ round, sent_at, items: lines }) => (
        <div key={round}>
          {round > 1 && (
            <p className={styles.detail}>
              {sent_at === null
                ? t('staff.ticket.added_plain')
                : t('staff.ticket.added', { time: time(sent_at) })}
            </p>
          )}
          <OrderLines items={lines} />
        </div>
      ))}
    </div>
  );
}
