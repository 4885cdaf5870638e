import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { IntentReply } from '@comanda/api-client';
import type { MountedCard, PaymentResult } from '@comanda/payments';
import { inject } from 'vitest';

/** Functions that no test of these cards uses. */
const still = {
  onChange: () => () => {},
  onWallets: () => () => {},
  onWalletApproved: () => () => {},
  onWalletFailed: () => () => {},
  settleWallet: () => {},
  update: () => {},
  focus: () => {},
  unmount: () => {},
};

/** A card form without a form: it confirms at the sandbox, as Stripe's own script does, with one of Stripe's test cards. */
export function sandboxCard(
  intent: IntentReply | null,
  test_card: 'pm_card_visa' | 'pm_card_chargeDeclined' | 'pm_card_authenticationRequired',
): MountedCard & { readonly confirmations: () => number } {
  let confirmations = 0;
  return {
    confirmations: () => confirmations,
    async confirm() {
      if (!intent) throw new Error('No payment is open.');
      confirmations += 1;
      const { payment_intent_id, client_secret } = intent.payment_intent;
      const response = await fetch(
        `${inject('sandbox_url')}/v1/payment_intents/${payment_intent_id}/confirm`,
        {
          method: 'POST',
          body: new URLSearchParams({
            key: intent.processor.publishable_key,
            client_secret,
            payment_method: test_card,
          }),
        },
      );
      return toResult(await response.json());
    },
    ...still,
  };
}

/** A card form without a form: it has Bambora make a token of the card, as its own script does, which the server charges. */
export function tokenCard(number: string): MountedCard {
  return {
    async confirm() {
      const token = await tokenize(number);
      return { kind: 'tokenized', payment_method: 'CARD', token };
    },
    ...still,
  };
}

/** A page of the processor's that was left by the browser's own button: whether it was paid there, nobody here knows. */
export const returnedCard: MountedCard = {
  confirm: () => Promise.resolve({ kind: 'failed', reason: 'unexpected' }),
  ...still,
};

/** Bambora's form is a page of Bambora's, so it asks as one that this page's rules do not bind. */
async function tokenize(number: string): Promise<string> {
  const asked = request(`${inject('sandbox_url')}/bambora/scripts/tokenization/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  asked.end(JSON.stringify({ number, expiry_month: '12', expiry_year: '34', cvd: '123' }));
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]; // what node:http documents
  return ((await json(reply)) as { token: string }).token; // what its documentation says
}

type Reply = {
  readonly status?: string;
  readonly error?: { readonly decline_code?: string; readonly message: string };
};

function toResult({ status, error }: Reply): PaymentResult {
  if (status === 'succeeded') return { kind: 'succeeded', payment_method: 'CARD' };
  if (!error) return { kind: 'failed', reason: 'unexpected' };
  return { kind: 'declined', code: error.decline_code ?? '', message: error.message };
}
