import type { BoardOrder } from '@comanda/contracts';
import { allergensIn } from '@comanda/modifiers';
import { useFormatOf } from '@comanda/i18n/react';
import { Badge, Button, CourierIcon, IconButton, MoreIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import { wayOf } from '#shared/ways';
import type { BoardAct } from '../board-act';
import styles from './ticket.module.css';

type TicketFootProps = {
  readonly order: BoardOrder;
  readonly onAct: (act: BoardAct) => void;
};

/** Whether it is paid and where its courier is; below, the one step that the order takes next. */
export function TicketFoot({ order, onAct }: TicketFootProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const { is_accepted, paid_state, open_amount, delivery, handled_by } = order;
  const number = order.order_number ?? '';
  const { is_complete } = allergensIn(order.items.flatMap((item) => [item, ...item.modifiers]));
  const isOwed = paid_state === 'UNPAID' || paid_state === 'PARTLY_PAID';

  function button(act: ActWord, kind: 'advance' | 'accept' | 'reject', isMain: boolean) {
    const word = t(`staff.act.${act}`);
    return (
      <Button
        className={isMain ? styles.main : undefined}
        tone={isMain ? 'primary' : 'secondary'}
        aria-label={t('staff.act.on', { act: word, number })}
        onClick={() => onAct({ kind, order })}
      >
        {word}
      </Button>
    );
  }

  return (
    <footer className={styles.foot}>
      <p className={styles.marks}>
        <Badge tone={isOwed ? 'warning' : 'success'}>
          {t(`staff.ticket.paid.${paid_state}`, { amount: money(open_amount) })}
        </Badge>
        {delivery && (
          <Badge>
            <CourierIcon />
            {t(`staff.courier.${delivery.status}`)}
          </Badge>
        )}
        {handled_by !== null && (
          <span className={styles.unknown} dir="auto">
            {t('staff.ticket.handled_by', { name: handled_by })}
          </span>
        )}
        {!is_complete && (
          <span className={styles.unknown}>{t('staff.ticket.allergens_unknown')}</span>
        )}
      </p>
      <div className={styles.acts}>
        {is_accepted ? (
          button(nextAct(order), 'advance', true)
        ) : (
          <>
            {button('accept', 'accept', true)}
            {button('reject', 'reject', false)}
          </>
        )}
        <IconButton
          label={t('staff.act.more_for', { number })}
          icon={<MoreIcon />}
          aria-haspopup="dialog"
          onClick={() => onAct({ kind: 'more', order })}
        />
      </div>
    </footer>
  );
}

type ActWord = 'accept' | 'reject' | ReturnType<typeof nextAct>;

/** Names the next step of an order, as it leaves the kitchen. */
function nextAct(order: BoardOrder) {
  if (order.status === 'ORDER_SENT_TO_KITCHEN') return 'start';
  if (order.status === 'ORDER_PREPARING') return 'ready';
  const way = wayOf(order);
  // A table tent says where the guests of a kiosk sit.
  if (way === 'table' || order.table_label !== null) return 'served';
  return way === 'delivery' ? 'handed_over' : 'picked_up';
}
