import type { PaymentStatus } from '@comanda/contracts';
import { assertNever, err, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import type { Settled } from './settle/settle';
import { findOrder, type OrderKey } from '../orders/repository';

/** Next step of a guest after a settled payment: pay it, try again with another, or none. */
export async function afterSettling(
  deps: Pick<Deps, 'db'>,
  settled: Settled,
): Promise<'payable' | 'again' | Result<never, Refusal>> {
  const status: PaymentStatus = settled.payment_status;
  switch (status) {
    case 'CREATED':
      return 'payable';
    case 'FAILED':
    case 'CANCELLED':
      return 'again';
    case 'PROCESSING':
    case 'AUTHORIZED':
      return err({ code: 'payment_pending' });
    case 'CAPTURED':
    case 'REFUNDED':
      return err(await refuseAsPaid(deps, { ...settled.key, order_id: settled.order_id }));
    default:
      return assertNever(status);
  }
}

/** The order is settled already: here it is, instead of another payment. */
export async function refuseAsPaid(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, order_id }: OrderKey,
): Promise<Refusal> {
  const order = await findOrder(db, { restaurant_id, order_id });
  return { code: 'already_paid', ...(order === null ? {} : { order }) };
}
