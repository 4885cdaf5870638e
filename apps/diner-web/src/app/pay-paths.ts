import type { PaymentService } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import { type PathName, pathTo } from './paths';

/** The pages on which an order can be paid, or comes back from being paid elsewhere. */
export const PAY_PAGES = [
  'payStripe',
  'payNMI',
  'payBambora',
  'payNuvei',
  'payCounter',
  'nuveiConfirmation',
] as const satisfies readonly PathName[];

/** State of a pay page after another site has declined the payment. */
export const DECLINED_ELSEWHERE = 'declined-elsewhere';

/** State of a table's page after a payment of a bill share has arrived. */
export const SHARE_PAID = 'share-paid';

/** Its state after a payment that can no longer be queried. */
export const SHARE_LOST = 'share-lost';

/** Stands in the address for a payment that is not of an order yet. */
const BEFORE = 'before';

/** Stands there for a share of a table's bill, which is paid after the order was placed. */
export const AFTER = 'after';

/** Where an order is paid at a restaurant: each processor's page has an address of its own. */
export function payPath(payment_service: PaymentService, endpoint: string): string {
  switch (payment_service) {
    case 'STRIPE':
      return pathTo('payStripe', { endpoint });
    case 'NMI':
      return pathTo('payNMI', { endpoint, id: BEFORE });
    case 'BAMBORA':
      return pathTo('payBambora', { endpoint, id: BEFORE });
    case 'NUVEI':
      return pathTo('payNuvei', { endpoint });
    case 'NONE':
      return pathTo('payCounter', { endpoint });
    default:
      return assertNever(payment_service);
  }
}
