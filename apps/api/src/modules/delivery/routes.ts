import { err, ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { findOwnGuest } from '../guests/own-guest';
import { cancelDelivery } from './cancel-delivery';
import { toDelivery } from './delivery-view';
import { createLocate } from './locate-address';
import { quoteDelivery } from './quote-delivery';
import { findGuestDelivery } from './repository';
import { listStaffDeliveries, resendDelivery, setDeliveryStatus } from './staff-deliveries';

type DeliveryOperation =
  | 'quoteDelivery'
  | 'getDelivery'
  | 'cancelDelivery'
  | 'listStaffDeliveries'
  | 'setDeliveryStatus'
  | 'resendDelivery';

/** The calls of what is brought to guests. */
export function deliveryHandlers(deps: Deps): Pick<Handlers, DeliveryOperation> {
  const locate = createLocate(deps);
  return {
    quoteDelivery: ({ body, principal }) => quoteDelivery(deps, locate, principal, body),

    async getDelivery({ params, principal }) {
      const guest = await findOwnGuest(deps.db, principal, params.guest_id);
      if (guest === null) return err({ code: 'not_found' });
      // Guests at a table have no delivery: tablemates share a session.
      const isSeated = principal.section_type === 'DINE_IN';
      const found = isSeated ? null : await findGuestDelivery(deps.db, guest);
      return ok({ delivery: found && toDelivery(found, found.order) });
    },

    cancelDelivery: ({ body, principal }) => cancelDelivery(deps, principal, body.guest_id),

    listStaffDeliveries: async ({ principal }) =>
      ok({ deliveries: await listStaffDeliveries(deps, principal.restaurant_id) }),

    async setDeliveryStatus({ params, body, principal }) {
      const moved = await setDeliveryStatus(deps, principal, params.order_id, body);
      return moved.ok ? ok({ delivery: moved.value }) : moved;
    },

    async resendDelivery({ params, body, principal }) {
      const sent = await resendDelivery(deps, principal, params.order_id, body);
      return sent.ok ? ok({ delivery: sent.value }) : sent;
    },
  };
}
