import { newIntentKey } from '@comanda/api-client';
import { type CartLine, findPlace, type MenuIndex } from '@comanda/cart';
import type { Order, OrderItem, Payer } from '@comanda/contracts';
import type { Clock } from '@comanda/kernel';
import { tipFromFields } from '@comanda/totals';
import type { OrderingStore } from '../store/ordering-store';

type Place = {
  readonly store: OrderingStore;
  readonly clock: Clock;
  readonly restaurant_id: string;
  readonly index: MenuIndex;
};

/** Stores the server's payer and order as if this browser had kept them. */
export function rememberPayer(place: Place, { guest, order, delivery_quote }: Payer): void {
  const { store, clock, restaurant_id } = place;
  const { guest_id, table_id, name, has_phone, room_number } = guest;
  const { setGuest, setDetails, setDelivery } = store.getState();
  setGuest({
    restaurant_id,
    table_id,
    guest_id,
    known_name: name,
    known_phone: null,
    known_room: room_number,
    has_phone,
  });
  setDetails({ name, room_number: room_number ?? '' });
  // A share is of what a table ordered.
  if (order === null) return setDetails({ order_type: 'DINE_IN' });
  choose(place, order);
  if (delivery_quote === null) return;
  const { currency: _, expires_in_seconds, ...quote } = delivery_quote;
  // By this device's own clock, as if it had been told just now.
  const expires_at = new Date(clock.now().getTime() + expires_in_seconds * 1000).toISOString();
  setDelivery({ is_wanted: true, tip: quote.delivery_tip, quote: { ...quote, expires_at } });
}

function choose({ store, index }: Place, order: Order): void {
  const { order_type, pickup_time, order_instructions, items, campaigns } = order;
  const { setDetails, setTip, setOrder } = store.getState();
  setDetails({ order_type, pickup_time, order_instructions });
  setTip(tipFromFields(order));
  setOrder({
    cart: { lines: items.map((item) => lineOf(index, item)) },
    // Automatic campaigns apply again; their instance id is the campaign id.
    campaigns: campaigns
      .filter(({ campaign_instance_id, campaign_id }) => campaign_instance_id !== campaign_id)
      .map(({ campaign_instance_id, campaign_id, campaign_code }) => ({
        campaign_instance_id,
        campaign_id,
        campaign_code,
      })),
  });
}

/** As it was ordered, so that what has changed since is told. */
function lineOf(index: MenuIndex, ordered: OrderItem): CartLine {
  const { item_id, menu_id, multiplier, special_instructions, modifiers } = ordered;
  const { campaign_instance_id, is_reward_item } = ordered;
  const entry = findPlace(index, { item_id, menu_id });
  return {
    line_id: newIntentKey(),
    item_id,
    menu_id,
    category_id: entry?.category.category_id ?? '',
    modifier_counts: Object.fromEntries(
      modifiers.map(({ modifier_id, count }) => [modifier_id, count]),
    ),
    multiplier,
    special_instructions,
    campaign_instance_id,
    is_reward_item,
    name_seen: entry?.item.name ?? ordered.name,
    price_seen: ordered.price_with_modifiers,
  };
}
