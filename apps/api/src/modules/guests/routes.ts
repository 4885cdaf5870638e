import { err, ok } from '@comanda/kernel';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { commitKeyed } from '../../plugins/idempotency/commit-keyed';
import { addReview } from './add-review';
import { getReceipt } from './get-receipt';
import { rateItem } from './rate-item';
import { renameOnReceipt } from './rename-on-receipt';
import { textReceipt } from './text-receipt';
import { updateGuest } from './update-guest';

type GuestOperation =
  | 'updateGuest'
  | 'textReceipt'
  | 'getReceipt'
  | 'renameOnReceipt'
  | 'getReview'
  | 'addReview'
  | 'rateItem';

/** The calls of a guest and of the receipt that a guest's link opens. */
export function guestHandlers(deps: Deps): Pick<Handlers, GuestOperation> {
  return {
    updateGuest: ({ body, principal, request, reply }) =>
      commitKeyed(deps, { request, reply }, async (inside) => {
        const { guest, send_text } = body;
        const here = principal.restaurant_id;
        const said = [body.restaurant_id ?? here, guest.restaurant_id ?? here];
        if (said.some((id) => id !== here)) return err({ code: 'not_found' });
        const updated = await updateGuest(inside, principal, { ...guest, send_text });
        return updated.ok ? ok({ guest: updated.value }) : updated;
      }),

    textReceipt: ({ params, body, principal, request, reply }) =>
      commitKeyed(deps, { request, reply }, (inside) =>
        textReceipt(inside, principal, { ...params, ...body }),
      ),

    async getReceipt({ params, query, request, reply }) {
      keepPrivate(reply);
      const receipt = await getReceipt(deps, {
        ...params,
        ...query,
        principals: request.principals,
      });
      return receipt.ok ? ok({ guest: receipt.value }) : receipt;
    },

    renameOnReceipt: ({ params, body, request, reply }) =>
      commitKeyed(deps, { request, reply }, (inside) =>
        renameOnReceipt(inside, params.guest_id, body.name),
      ),

    async getReview({ params, reply }) {
      keepPrivate(reply);
      const receipt = await getReceipt(deps, params);
      return receipt.ok ? ok({ review: receipt.value.review }) : receipt;
    },

    addReview: ({ body, request, reply }) =>
      commitKeyed(deps, { request, reply }, async (inside) => {
        const added = await addReview(inside, body);
        return added.ok ? ok({ review: added.value }) : added;
      }),

    rateItem: ({ body, request, reply }) =>
      commitKeyed(deps, { request, reply }, (inside) => rateItem(inside, body)),
  };
}

/** Anyone with the link may read it; caches and search engines must not store it. */
function keepPrivate(reply: FastifyReply): void {
  void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
}
