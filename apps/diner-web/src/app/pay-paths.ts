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

/** What a pay page is told of a payment that another site has just declined. */
export const DECLINED_ELSEWHERE = 'declined-elsewhere';

/** What a table's page is told of a share of the bill whose payment has just arrived. */
export const SHARE_PAID = 'share-paid';

/** What it is told of one that could not be asked about any more. */
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
