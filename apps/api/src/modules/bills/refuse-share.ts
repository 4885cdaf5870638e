import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import type { Orderer } from '../orders/draft-order';
import { showBill } from './bill-view';
import type { PartRefusal } from './choose-part';

/** Why a guest does not get a share, with the bill as it stands: who pays what, and what is left. */
export async function refuseShare(
  deps: Deps,
  orderer: Pick<Orderer, 'restaurant_id' | 'table_id' | 'table_session_id'>,
  why: PartRefusal,
): Promise<Refusal> {
  const bill = await showBill(deps, orderer);
  const shown = bill === null ? {} : { bill };
  switch (why) {
    case 'absent':
      return { code: 'order_empty', detail: 'Nothing like it is on the bill.', ...shown };
    case 'too_high':
      return { code: 'amount_too_high', ...shown };
    case 'taken':
      return { code: 'bill_claimed', ...shown };
    case 'paid':
      return { code: 'already_paid', ...shown };
  }
}
