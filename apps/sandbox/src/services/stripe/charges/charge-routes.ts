import { err } from '@comanda/kernel';

import { expandAll } from '../wire/expand';
import { missing } from '../wire/failure';
import { listOf, text } from '../wire/params';
import { route } from '../wire/route';
import type { StripeRoute } from '../wire/route';

/** Charges are made by intents; here they can only be read. */
export const chargeRoutes: readonly StripeRoute[] = [
  route({
    method: 'GET',
    path: '/v1/charges/:id',
    access: 'secret',
    params: { expand: listOf(text) },
    handle: (call, params, id) => {
      const charge = call.account.charges.get(id);
      return charge
        ? expandAll(call.account, charge, params.expand)
        : err(missing('charge', id, 'id'));
    },
  }),
];
