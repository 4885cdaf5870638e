import type { ApiResult, ApiClient } from '@comanda/api-client';
import { ok } from '@comanda/kernel';
import { useAct } from '../provider/use-act';

export type CashPayment = {
  /** Marks these orders as paid at the counter, one after the other. */
  readonly take: (order_ids: readonly string[]) => void;
  readonly isActing: boolean;
  readonly error: Error | null;
};

/** Cash that pays one or more orders in full. The first refusal ends it; the orders before it stay paid. */
export function useCashPayment(): CashPayment {
  const { act, isActing, error } = useAct(markAll, [
    'board',
    'completed',
    'tables',
    'table',
    'history',
    'day-report',
  ]);
  return { take: act, isActing, error };
}

async function markAll(
  client: ApiClient,
  order_ids: readonly string[],
): Promise<ApiResult<number>> {
  for (const order_id of order_ids) {
    const marked = await client.markOrderPaid({ order_id });
    if (!marked.ok) return marked;
  }
  return ok(order_ids.length);
}
