import { type ApiClient, newIntentKey } from '@comanda/api-client';
import type { Problem } from '@comanda/contracts';
import { tableFault } from '../../table/table-fault';
import { refusedOrUnreachable } from '../after-failure';
import { browserFacts } from '../browser-facts';
import { paidOrder } from '../paid-order';
import type { PaymentEvent } from '../payment-event';
import { OVER, UNTRIED } from '../payment-flow';
import { isOnReceipt } from '../share/is-on-receipt';
import { openedWith } from './opened';
import type { BankVisit, Opened, Payable, Placing } from './payable';
import type { StoredDraft } from './stored-order';

/** A guest's share of their table's bill. Without `bill` it was claimed on a page that is gone, and only the server knows what was chosen. */
export type ShareDraft = StoredDraft & { readonly table_id: string };

export type SharePayable = Payable<ShareDraft> & {
  /** Puts what is held back on the bill, where others find it at once. Resolves with whether nothing is held now. */
  readonly release: (draft: ShareDraft) => Promise<boolean>;
};

type ShareDeps = {
  readonly client: Pick<
    ApiClient,
    'payOrders' | 'getOpenShare' | 'releaseShare' | 'orderAndPay' | 'getReceipt'
  >;
  /** The bill of a table has become another one. */
  readonly onBillChanged: (table_id: string) => void;
};

/** A guest's own share of the bill, paid on their phone: claimed and held when its payment is opened. */
export function billShare({ client, onBillChanged }: ShareDeps): SharePayable {
  let released: Promise<unknown> = Promise.resolve();

  return {
    async securePayer({ draft }) {
      // The previous share is released first: later, that would close this payment.
      await released;
      return { type: 'guest_secured', guest_id: draft.guest_id };
    },

    async openPayment({ attempt }, key): Promise<Opened<ShareDraft>> {
      const { restaurant_id, guest_id, table_id, bill, expected_total } = attempt.draft;
      if (bill === undefined) return await openHeld(client, guest_id);
      const asked = { restaurant_id, guest_id, ...bill };
      const body = expected_total === undefined ? asked : { ...asked, expected_total };
      const opened = await client.payOrders(body, { key });
      onBillChanged(table_id);
      return opened.ok
        ? openedWith(opened.value)
        : { event: refusedOrUnreachable(opened.error), intent: null };
    },

    async findOpen({ attempt, payment }) {
      const { guest_id } = attempt.draft;
      const held = await client.getOpenShare({ guest_id });
      const intent = held.ok ? held.value.payment : null;
      return intent?.payment_intent.payment_intent_id === payment?.payment_intent_id
        ? intent
        : null;
    },

    askOutcome: (flow) => askOutcome(client, flow),
    refresh: () => Promise.resolve(),
    onSessionLost: () => undefined,

    onPlaced(before) {
      if ('attempt' in before) onBillChanged(before.attempt.draft.table_id);
    },

    async release({ guest_id, table_id }) {
      const release = client.releaseShare({ guest_id });
      released = release;
      const now = await release;
      onBillChanged(table_id);
      // Without an answer it is held until its time is over.
      return now.ok && now.value.share === null;
    },
  };
}

/** Opens the payment of a share that is held, without claiming one. */
async function openHeld(
  client: Pick<ApiClient, 'getOpenShare'>,
  guest_id: string,
): Promise<Opened<ShareDraft>> {
  const held = await client.getOpenShare({ guest_id });
  if (!held.ok) return { event: { type: 'unreachable' }, intent: null };
  const { payment } = held.value;
  return payment
    ? openedWith(payment)
    : { event: { type: 'refused', problem: GONE }, intent: null };
}

/** The share has gone back on the bill with its payment, and is chosen anew. */
const GONE: Problem = {
  type: 'urn:comanda:problem:payment_declined',
  title: 'The share is not held any more.',
  status: 402,
  detail: 'Its payment is over, and what was chosen on the page before is not known.',
  code: 'payment_declined',
};

/** A card's token that comes along is charged, once; without one the server is only asked what became of the payment. */
async function askOutcome(
  client: ShareDeps['client'],
  flow: Placing<ShareDraft>,
): Promise<PaymentEvent<ShareDraft> | BankVisit> {
  const { attempt, guest_id, payment } = flow;
  const { order_id = '', payment_intent_id = '' } = payment ?? {};
  const card_token = flow.stage === 'placing' ? flow.card_token : undefined;
  const settled = await client.orderAndPay(
    paidOrder({
      restaurant_id: attempt.draft.restaurant_id,
      guest_id,
      payment_intent_id,
      payment_method: flow.payment_method === 'WALLET' ? 'WALLET' : 'CARD',
      ...(card_token === undefined ? {} : { card_token, browser: browserFacts() }),
    }),
    { key: flow.stage === 'placing' ? attempt.keys.place : newIntentKey() },
  );
  const paid = { type: 'order_placed', guest_id, order_id, order_number: null } as const;
  if (settled.ok) return paid;
  const problem = settled.error.kind === 'problem' ? settled.error.problem : null;
  // Another tab may have joined another table, which is what this browser is known at now.
  if (problem?.code === 'not_found' || tableFault(settled.error).code === 'session_closed') {
    return (await isOnReceipt(client, guest_id, payment_intent_id)) ? paid : { type: 'lost' };
  }
  if (problem?.code === 'payment_declined') return declined(problem);
  if (problem?.code === 'payment_action_required' && problem.action) {
    return { type: 'action_required', action: problem.action };
  }
  return { type: 'outcome_unknown' };
}

function declined({ is_untried, is_closed, provider_message }: Problem): PaymentEvent<ShareDraft> {
  const message = provider_message ?? '';
  if (is_untried) return { type: 'declined', decline: { code: UNTRIED, message: '' } };
  const code = is_closed ? OVER : 'payment_declined';
  return { type: 'declined', decline: { code, message } };
}
