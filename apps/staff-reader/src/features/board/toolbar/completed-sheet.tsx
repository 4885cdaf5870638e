import type { BoardOrder } from '@comanda/contracts';
import { useFormatOf, useGuestName } from '@comanda/i18n/react';
import { useCompletedOrders } from '@comanda/staff/board';
import { Button, EmptyState, IconButton, MoreIcon, Sheet, Spinner, UndoIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from '../sheets/sheets.module.css';
import { usePlaceText } from '#shared/place/use-place-text';

type CompletedSheetProps = {
  readonly onRecall: (order: BoardOrder) => void;
  /** Opens the other acts on an order: its payment, a refund, papers. */
  readonly onMore: (order: BoardOrder) => void;
  readonly onClose: () => void;
};

/** The orders that were handed over last, each with a way back to the board. */
export function CompletedSheet({ onRecall, onMore, onClose }: CompletedSheetProps) {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { restaurant } = usePageSession();
  const { time } = useFormatOf(restaurant);
  const placeText = usePlaceText();
  const orders = useCompletedOrders();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('staff.board.completed')}
      closeLabel={t('common.close')}
    >
      {orders === undefined && <Spinner />}
      {orders?.length === 0 && <EmptyState title={t('staff.board.completed_none')} />}
      <ul>
        {orders?.map((order) => (
          <li key={order.order_id} className={styles.done}>
            <span className={styles.number}>{order.order_number}</span>
            <span dir="auto">
              {placeText(order).place} · {guestName(order.guest_name)}
              {order.placed_at && <span className={styles.time}> · {time(order.placed_at)}</span>}
            </span>
            <Button
              tone="secondary"
              size="small"
              aria-label={t('staff.act.on', {
                act: t('staff.board.recall'),
                number: order.order_number ?? '',
              })}
              onClick={() => {
                onClose();
                onRecall(order);
              }}
            >
              <UndoIcon />
              {t('staff.board.recall')}
            </Button>
            <IconButton
              label={t('staff.act.more_for', { number: order.order_number ?? '' })}
              icon={<MoreIcon />}
              aria-haspopup="dialog"
              onClick={() => {
                onClose();
                onMore(order);
              }}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
