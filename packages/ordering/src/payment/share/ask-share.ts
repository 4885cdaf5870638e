import { type ApiClient, newIntentKey } from '@comanda/api-client';
import { showBankPage, type WalletOutcome } from '@comanda/payments';
import { browserFacts } from '../browser-facts';
import type { ShareMeans } from './confirm-share';
import { paidOrder } from '../paid-order';
import { isOnReceipt } from './is-on-receipt';
import type { Payer, ShareEvent } from './share-flow';
import { tableFault } from '../../table/table-fault';

export type AskedShare = {
  readonly restaurant_id: string;
  readonly payer: Payer;
  readonly payment_intent_id: string;
  readonly means: ShareMeans;
};

/** Result of a payment, as far as the server knows; `event` is null while it is unknown. */
export type ShareAnswer = {
  readonly event: ShareEvent | null;
  readonly wallet: WalletOutcome;
};

/** Asks the server what became of the payment of a share; a card's token that comes along is charged, once. */
export async function askShare(
  client: ApiClient,
  { restaurant_id, payer, payment_intent_id, means }: AskedShare,
): Promise<ShareAnswer> {
  const { guest_id } = payer;
  const { payment_method, card_token } = means;
  const settled = await client.orderAndPay(
    paidOrder({
      restaurant_id,
      guest_id,
      payment_intent_id,
      payment_method,
      ...(card_token === null ? {} : { card_token, browser: browserFacts() }),
    }),
    { key: newIntentKey() },
  );
  if (settled.ok) {
    return { event: { type: 'settled' }, wallet: 'paid' };
  }
  const problem = settled.error.kind === 'problem' ? settled.error.problem : null;
  // Another tab may have joined another table, which is what this browser is known at now.
  const isNotHere = problem?.code === 'not_found';
  if (isNotHere || tableFault(settled.error).code === 'session_closed') {
    return (await isOnReceipt(client, guest_id, payment_intent_id))
      ? { event: { type: 'settled' }, wallet: 'paid' }
      : { event: { type: 'lost' }, wallet: 'unknown' };
  }
  if (problem?.code === 'payment_declined') {
    // The guest returned without having paid.
    if (problem.is_untried) return { event: { type: 'not_confirmed' }, wallet: 'declined' };
    if (problem.is_closed) return { event: { type: 'over' }, wallet: 'declined' };
    const message = problem.provider_message ?? '';
    return { event: { type: 'declined', message }, wallet: 'declined' };
  }
  if (problem?.code === 'payment_action_required' && problem.action) {
    await showBankPage(problem.action);
  }
  return { event: null, wallet: 'unknown' };
}
