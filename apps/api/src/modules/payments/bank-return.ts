import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { restaurants } from '../../db/schema/index';
import type { Deps } from '../../deps';
import { sendRefusal } from '../../http/refusal';
import { findPaymentByRef, type PaymentRow } from './settle/payment-repository';
import { chargePayment } from './charge-payment';
import { keepRawBodies } from './raw-bodies';

/** How long a bank's answer may be; it is handed on unread. */
const LONGEST_ANSWER = 16_384;

/**
 * Where a bank sends the guest back to after its page: a form that comes from another site, so without the guest's cookie.
 * The payment's name and the bank's session, which only that page knew, take its place. It goes on with the charge, and the
 * browser goes to the page that asks how it ended.
 */
export function addBankReturn(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    keepRawBodies(scope);
    scope.post('/api/payments/bambora/:provider_ref/return', async (request, reply) => {
      const { provider_ref } = request.params as { readonly provider_ref: string }; // the route's own
      const form = new URLSearchParams(
        Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '',
      );
      const payment = await findPaymentByRef(deps.db, 'BAMBORA', provider_ref);
      const answer = (form.get('cres') ?? form.get('PaRes') ?? '').slice(0, LONGEST_ANSWER);
      if (payment === null) return sendRefusal(reply, { code: 'not_found' });
      if (answer !== '' && isOfSession(payment, form)) {
        const charge = { kind: 'answer', answer } as const;
        // However it ends, the page that the browser goes to now asks.
        await chargePayment(deps, payment, { charge, source: 'browser' });
      }
      return reply
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store')
        .redirect(await returnAddress(deps, payment), 303);
    });
  });
}

/** Whether the answer is to the question that was asked for this payment. */
function isOfSession({ action_ref }: PaymentRow, form: URLSearchParams): boolean {
  const session = form.get('threeDSSessionData') ?? form.get('MD');
  return action_ref !== null && session === action_ref;
}

async function returnAddress(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, provider_ref, share_id }: PaymentRow,
): Promise<string> {
  const [row] = await db
    .select({ endpoint: restaurants.endpoint })
    .from(restaurants)
    .where(eq(restaurants.restaurant_id, restaurant_id));
  const query = new URLSearchParams({ payment_intent_id: provider_ref ?? '' });
  const page = share_id === null ? 'before' : 'after';
  return `/v2/${row?.endpoint ?? ''}/payBambora/${page}?${query.toString()}`;
}
