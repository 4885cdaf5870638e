import type { ApiClient, ApiResult } from '@comanda/api-client';
import type { Order } from '@comanda/contracts';
import type { Attempt } from '../payment-flow';

/** Paying at the counter: the order is placed unpaid, and nothing on the screen takes a card. */
export function placeAtCounter(
  client: Pick<ApiClient, 'orderAndPay'>,
  { draft, keys, replaces }: Attempt,
  guest_id: string,
): Promise<ApiResult<{ order: Order }>> {
  const replaced = replaces === null ? {} : { replaces };
  return client.orderAndPay(
    { ...draft, ...replaced, guest_id, payment_method: 'COUNTER' },
    { key: keys.place },
  );
}
