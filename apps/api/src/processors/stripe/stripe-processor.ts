import { err, ok, type Result } from '@comanda/kernel';
import { Stripe } from 'stripe';
import type {
  Attempt,
  Charge,
  Processor,
  ProcessorFailure,
  ProviderPayment,
  ProviderRef,
  RefundPart,
} from '../processor';
import type { Breakers } from '../breaker';
import { LEFT_ALONE } from '../call';
import { readEvent } from './read-event';
import { readFailure } from './read-failure';
import { readIntent } from './read-intent';

export type StripeSettings = {
  readonly publishable_key: string;
  /** null = webhooks are refused, and reconciliation finds what they would have told. */
  readonly webhook_secret: string | null;
  readonly script_url: string | null;
  readonly breakers: Breakers;
};

const WITH_CHARGE = { expand: ['latest_charge'] };

/** Stripe: direct charges in the restaurant's own account where it names one. */
export function createStripeProcessor(stripe: Stripe, settings: StripeSettings): Processor {
  async function ask(
    whose: Attempt | ProviderRef,
    make: () => Promise<Stripe.PaymentIntent>,
  ): Promise<Result<ProviderPayment, ProcessorFailure>> {
    // A payment that nobody here knows is at least of an account.
    const owner = 'restaurant_id' in whose ? whose.restaurant_id : whose.payment?.restaurant_id;
    const account = `STRIPE ${owner ?? whose.account_id ?? 'platform'}`;
    const asked = await settings.breakers(account).run(
      () => answer(make),
      (heard) => heard.ok || heard.error.code !== 'unknown',
    );
    return asked.ok ? asked.value : err(LEFT_ALONE);
  }

  return {
    payment_service: 'STRIPE',
    charged_by: 'processor',
    names_refunds: true,
    open: (attempt) => ask(attempt, () => create(stripe, attempt)),
    charge: (ref, how) => ask(ref, () => charge(stripe, ref, how)),
    lookUp: (ref) => ask(ref, () => retrieve(stripe, ref)),
    capture: (ref) => ask(ref, () => capture(stripe, ref)),
    cancel: (ref) => ask(ref, () => cancel(stripe, ref)),
    refund: (ref, key, part) =>
      ask(ref, () =>
        part === undefined ? refund(stripe, ref, key) : refundPart(stripe, ref, key, part),
      ),
    readWebhook: async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string' || settings.webhook_secret === null) return null;
      try {
        return readEvent(stripe.webhooks.constructEvent(body, signature, settings.webhook_secret));
      } catch {
        return null;
      }
    },
    webhook_answer: { received: true },
    browserSide: async ({ account_id }) => ({
      publishable_key: settings.publishable_key,
      account_id,
      script_url: settings.script_url,
      has_apple_pay: false,
    }),
  };
}

function create(stripe: Stripe, attempt: Attempt): Promise<Stripe.PaymentIntent> {
  const { payment_id, restaurant_id, order_id, account_id } = attempt;
  return stripe.paymentIntents.create(
    {
      amount: attempt.amount,
      currency: attempt.currency.toLowerCase(),
      ...waysToPay(attempt),
      description: attempt.description,
      metadata: { restaurant_id, order_id, payment_id },
    },
    { idempotencyKey: `pi:${payment_id}`, ...inAccount(account_id) },
  );
}

/**
 * Online, cards and the wallets that carry cards: methods that leave the page would need a way back. At a reader the card
 * is there, and its money is held until the reader has been heard; Canada's debit cards are taken at once by themselves.
 */
function waysToPay({
  reader,
  currency,
}: Attempt): Pick<
  Stripe.PaymentIntentCreateParams,
  'allowed_payment_method_types' | 'capture_method'
> {
  if (!reader) return { allowed_payment_method_types: ['card'] };
  const interac = currency === 'CAD' ? (['interac_present'] as const) : [];
  return {
    allowed_payment_method_types: ['card_present', ...interac],
    capture_method: 'manual',
  };
}

/**
 * Taking it once more finds it taken. A key would only keep an error of Stripe's own for a day, and the money with it.
 */
async function capture(stripe: Stripe, ref: ProviderRef): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe.paymentIntents.capture(
      ref.provider_ref,
      WITH_CHARGE,
      inAccount(ref.account_id),
    );
  } catch (error) {
    if (!isCode(error, 'payment_intent_unexpected_state')) throw error;
    return await retrieve(stripe, ref);
  }
}

/** Confirms with a token here instead of in the browser: a confirmation token, or a payment method. */
async function charge(
  stripe: Stripe,
  ref: ProviderRef,
  how: Charge,
): Promise<Stripe.PaymentIntent> {
  if (how.kind !== 'token') return await retrieve(stripe, ref);
  const { token } = how;
  const pays = token.startsWith('ctoken_')
    ? { confirmation_token: token }
    : { payment_method: token };
  try {
    return await stripe.paymentIntents.confirm(
      ref.provider_ref,
      { ...pays, ...WITH_CHARGE },
      { idempotencyKey: `chg:${ref.provider_ref}:${token}`, ...inAccount(ref.account_id) },
    );
  } catch (error) {
    // A refused card, or one that was faster: the intent says which.
    const isAnswered =
      error instanceof Stripe.errors.StripeCardError ||
      isCode(error, 'payment_intent_unexpected_state');
    if (!isAnswered) throw error;
    return await retrieve(stripe, ref);
  }
}

function retrieve(
  stripe: Stripe,
  { provider_ref, account_id }: ProviderRef,
): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.retrieve(provider_ref, WITH_CHARGE, inAccount(account_id));
}

async function cancel(stripe: Stripe, ref: ProviderRef): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe.paymentIntents.cancel(
      ref.provider_ref,
      { cancellation_reason: 'abandoned', ...WITH_CHARGE },
      inAccount(ref.account_id),
    );
  } catch (error) {
    if (!isCode(error, 'payment_intent_unexpected_state')) throw error;
    return await retrieve(stripe, ref);
  }
}

async function refund(
  stripe: Stripe,
  ref: ProviderRef,
  key: string,
): Promise<Stripe.PaymentIntent> {
  try {
    await stripe.refunds.create(
      { payment_intent: ref.provider_ref, reason: 'requested_by_customer' },
      { idempotencyKey: key, ...inAccount(ref.account_id) },
    );
  } catch (error) {
    if (!isCode(error, 'charge_already_refunded')) throw error;
  }
  return await retrieve(stripe, ref);
}

/** A part has a name at Stripe: an answer that was lost, or a key that was forgotten, does not give it back twice. */
async function refundPart(
  stripe: Stripe,
  ref: ProviderRef,
  key: string,
  { refund_id, amount }: RefundPart,
): Promise<Stripe.PaymentIntent> {
  const { provider_ref: payment_intent, account_id } = ref;
  const account = inAccount(account_id);
  const made = await stripe.refunds.list({ payment_intent, limit: 100 }, account);
  const isMade = made.data.some(
    ({ metadata, status }) =>
      metadata?.['refund_id'] === refund_id && status !== 'failed' && status !== 'canceled',
  );
  if (!isMade) {
    await stripe.refunds.create(
      { payment_intent, amount, reason: 'requested_by_customer', metadata: { refund_id } },
      { idempotencyKey: key, ...account },
    );
  }
  return await retrieve(stripe, ref);
}

async function answer(
  call: () => Promise<Stripe.PaymentIntent>,
): Promise<Result<ProviderPayment, ProcessorFailure>> {
  try {
    return ok(readIntent(await call()));
  } catch (error) {
    return err(readFailure(error));
  }
}

function inAccount(account_id: string | null): { stripeAccount?: string } {
  return account_id === null ? {} : { stripeAccount: account_id };
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
