import type { BoardOrder } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import { wayOf } from '#shared/ways';

/** Returns where an order goes, in a word or two: the table, or the way and the time for which it is wanted. */
export function usePlaceText(): (order: BoardOrder) => {
  readonly place: string;
  readonly detail: string | null;
} {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { time } = useFormatOf(restaurant);
  return (order) => {
    const way = wayOf(order);
    const wanted = order.pickup_time ?? order.delivery?.dropoff_eta ?? null;
    const at = wanted === null ? null : t('staff.ticket.for_time', { time: time(wanted) });
    if (order.table_label !== null) return { place: order.table_label, detail: at };
    return {
      place: t(`staff.way.${way}`),
      detail: at ?? (way === 'pickup' ? t('staff.ticket.asap') : null),
    };
  };
}
