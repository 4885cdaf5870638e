import type { OrderAct } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { useActsOnOrder } from '@comanda/staff/board';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './sheets.module.css';

const MOVED_TO = {
  ORDER_SENT_TO_KITCHEN: 'staff.board.lane.new',
  ORDER_PREPARING: 'staff.board.lane.preparing',
  ORDER_READY: 'staff.board.lane.ready',
  ORDER_COMPLETED: 'staff.board.completed_lane',
  ORDER_CANCELLED: 'staff.history.canceled',
} as const;

/** Lists who did what with an order, and when. */
export function ActsOnOrder({ order_id }: { readonly order_id: string }) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { time } = useFormatOf(restaurant);
  const acts = useActsOnOrder(order_id) ?? [];

  function textOf({ act, to }: OrderAct): string {
    if (to !== null && to !== 'ORDER_OPEN') return t(MOVED_TO[to]);
    switch (act) {
      case 'order.paid':
        return t('staff.act.paid');
      case 'order.refunded':
        return t('staff.act.refund');
      case 'receipt.texted':
        return t('staff.acts.texted');
      default:
        return t('staff.acts.accepted');
    }
  }
  if (acts.length === 0) return null;
  return (
    <section aria-label={t('staff.acts.title')}>
      <h3 className={styles.legend}>{t('staff.acts.title')}</h3>
      <ol className={styles.history}>
        {acts.map((act) => (
          <li key={act.act_id}>
            <time dateTime={act.at}>{time(act.at)}</time>
            <span>{textOf(act)}</span>
            <span dir="auto">{act.by ?? t('staff.acts.by_itself')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
