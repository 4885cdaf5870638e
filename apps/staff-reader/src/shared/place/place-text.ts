import type { BoardOrder } from '@comanda/contracts';
import type { TFunction } from 'i18next';
import { wayOf } from '../ways';

export type PlacedOrder = Pick<
  BoardOrder,
  | 'section_type'
  | 'delivery_platform'
  | 'order_type'
  | 'table_label'
  | 'parking_spot'
  | 'pickup_time'
  | 'delivery'
>;

export type PlaceText = { readonly place: string; readonly detail: string | null };

/** Where an order goes: a table, a car, or the way that it leaves by, and the time for which it is wanted. */
export function placeText(
  order: PlacedOrder,
  t: TFunction,
  time: (instant: string) => string,
): PlaceText {
  const way = wayOf(order);
  const wanted = order.pickup_time ?? order.delivery?.dropoff_eta ?? null;
  const at = wanted === null ? null : t('staff.ticket.for_time', { time: time(wanted) });
  if (order.parking_spot !== null)
    return { place: t('staff.ticket.car', { spot: order.parking_spot }), detail: at };
  if (way === 'kiosk') {
    const kiosk = t('staff.way.kiosk');
    const details = order.table_label === null ? [kiosk, at] : [t('staff.ticket.eat_here'), at];
    return { place: kioskPlace(order, t), detail: details.filter(Boolean).join(' · ') };
  }
  if (order.table_label !== null) return { place: order.table_label, detail: at };
  return {
    place: t(`staff.way.${way}`),
    detail: at ?? (way === 'pickup' ? t('staff.ticket.asap') : null),
  };
}

function kioskPlace({ order_type, table_label }: PlacedOrder, t: TFunction): string {
  if (table_label !== null) return t('staff.ticket.tent', { number: table_label });
  return t(order_type === 'DINE_IN' ? 'staff.ticket.eat_here' : 'staff.ticket.take_away');
}
