import type { Diner, Dining } from '../../payments/settle/testing/start-dining';

/** Returns the body with which staff close a table. */
export async function closingOf(shop: Dining, local_id: string, token: string) {
  const { restaurant_id } = shop;
  const { body } = await shop.call('GET', '/staff/tables', undefined, { token });
  const table = body.tables.find((each: { local_id: string }) => each.local_id === local_id);
  const { table_id, sessions } = table;
  const table_session_id: string = sessions[0].table_session_id;
  return { restaurant_id, table_id, table_session_id, source: 'test' };
}

/** Orders a soda that is paid at the counter. */
export function orderAtCounter(shop: Dining, { guest_id, token }: Diner) {
  const { restaurant_id } = shop;
  const items = shop.lines('soda');
  const body = { restaurant_id, guest_id, items, order_type: 'DINE_IN', payment_method: 'COUNTER' };
  return shop.call('POST', '/orders/orderAndPay', body, { token });
}
