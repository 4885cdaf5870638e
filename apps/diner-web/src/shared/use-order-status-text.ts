import type { Order } from '@comanda/contracts';
import { useNow, useRestaurant } from '@comanda/ordering';
import { daysUntil } from '@comanda/schedules';
import { useTranslation } from 'react-i18next';
import { isScheduled } from './is-scheduled';
import { roomOf } from './room-of';
import { useFormat } from './use-format';

/** How far an order is, in the words of the way it takes: fetched by its guest, served inside, or brought; or when it is for. */
export function useOrderStatusText(): (
  order: Pick<Order, 'status' | 'order_type' | 'delivery' | 'guest_name' | 'pickup_time'>,
) => string {
  const { t } = useTranslation();
  const restaurant = useRestaurant();
  const scheduledText = useScheduledText();
  return (order) => {
    const { status, order_type, delivery, pickup_time } = order;
    if (pickup_time !== null && isScheduled(order)) return scheduledText(new Date(pickup_time));
    if (status !== 'ORDER_READY' && status !== 'ORDER_COMPLETED')
      return t(`order.status.${status}`);
    if (order_type === 'DINE_IN' || roomOf(order, restaurant) !== null)
      return t(`order.status_inside.${status}`);
    return delivery === null ? t(`order.status.${status}`) : t(`order.status_brought.${status}`);
  };
}

/** When an order is for; with the day, unless that is today. */
function useScheduledText(): (at: Date) => string {
  const { t } = useTranslation();
  const { time, day } = useFormat();
  const { timezone } = useRestaurant();
  const now = useNow();
  return (at) => {
    const days = daysUntil(at, now, timezone);
    if (days === 0) return t('order.status_scheduled.today', { time: time(at) });
    if (days === 1) return t('order.status_scheduled.tomorrow', { time: time(at) });
    return t('order.status_scheduled.on', { day: day(at), time: time(at) });
  };
}
