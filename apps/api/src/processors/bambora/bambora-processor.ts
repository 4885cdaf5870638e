import { type Clock, err, ok, type Result } from '@comanda/kernel';
import { z } from 'zod';
import { type Gateway, type Line, lineTo } from '../gateway';
import { isPartMade } from '../guard-parts';
import type { AccountBook } from '../payment-accounts';
import type {
  Charge,
  KnownPayment,
  Processor,
  ProcessorFailure,
  ProviderPayment,
  ProviderRef,
  RefundPart,
} from '../processor';
import { known, paymentFromRow, untouched } from '../payment-from-row';
import {
  type BamboraAccount,
  type BamboraAnswer,
  type BamboraError,
  callBambora,
  readBamboraError,
} from './call-bambora';
import { chargeBody } from './charge-body';
import { findByOrder } from './find-by-order';
import { paymentSchema, readPayment } from './payment-body';

export type BamboraSettings = {
  /** Its API, e.g. at https://api.na.bambora.com. */
  readonly gateway: Gateway;
  readonly script_url: string | null;
  /** null = Apple Pay is not offered. */
  readonly apple_pay_merchant_id: string | null;
  /** Where the bank sends the guest back to, for a payment. */
  readonly termUrl: (provider_ref: string) => string;
  readonly accounts: AccountBook;
  readonly clock: Clock;
};

type Answer = Promise<Result<ProviderPayment, ProcessorFailure>>;
/** A merchant's way in, and the way to it. */
type Account = BamboraAccount & { readonly line: Line };
type Found = {
  readonly payment: KnownPayment;
  readonly account: Account;
  readonly truth: ProviderPayment;
};

/** Already approved, and an order number that was used before: somebody asks twice. */
const ASKED_TWICE: ReadonlySet<number> = new Set([16, 788]);

/** Bambora of North America: tokens are charged, banks may ask with a page, and how it stands is asked by order number. */
export function createBamboraProcessor(settings: BamboraSettings): Processor {
  const { gateway, accounts, clock } = settings;

  async function accountOf(restaurant_id: string): Promise<Result<Account, ProcessorFailure>> {
    const book = await accounts.of(restaurant_id);
    const { bambora_passcode, bambora_reporting_passcode } = book?.secrets ?? {};
    if (!book?.bambora_mid || !bambora_passcode || !bambora_reporting_passcode)
      return err({ code: 'rejected', detail: 'no passcode' });
    return ok({
      merchant_id: book.bambora_mid,
      passcode: bambora_passcode,
      reporting_passcode: bambora_reporting_passcode,
      line: lineTo(gateway, `BAMBORA ${restaurant_id}`),
    });
  }

  async function post(account: Account, path: string, body: unknown) {
    return await callBambora(account.line, `/payments${path}`, account, account.passcode, body);
  }

  async function find(ref: ProviderRef): Promise<Result<Found, ProcessorFailure>> {
    const { payment, provider_ref } = ref;
    if (payment === null) return err({ code: 'absent', detail: 'no payment of ours' });
    const account = await accountOf(payment.restaurant_id);
    if (!account.ok) return account;
    const { sent_at, transaction_ref } = payment;
    const found = { payment, account: account.value };
    if (sent_at === null && transaction_ref === null)
      return ok({ ...found, truth: paymentFromRow(ref, payment, clock) });
    const id =
      transaction_ref === null
        ? await findByOrder(account.value.line, account.value, provider_ref, sent_at ?? clock.now())
        : ok(transaction_ref);
    if (!id.ok) return id;
    if (id.value === null) return ok({ ...found, truth: paymentFromRow(ref, payment, clock) });
    const path = `/payments/${encodeURIComponent(id.value)}`;
    const { line, passcode } = account.value;
    const answer = await callBambora(line, path, account.value, passcode);
    if (!answer.ok) return answer;
    const truth = readTold(ref, payment, answer.value);
    return truth === null ? err(unreadable(answer.value)) : ok({ ...found, truth });
  }

  async function lookUp(ref: ProviderRef): Answer {
    const found = await find(ref);
    return found.ok ? ok(found.value.truth) : found;
  }

  async function charge(ref: ProviderRef, how: Charge): Answer {
    const { payment } = ref;
    if (payment === null) return err({ code: 'absent', detail: 'no payment of ours' });
    const account = await accountOf(payment.restaurant_id);
    if (!account.ok) return account;
    const answer =
      how.kind === 'token'
        ? await post(account.value, '', bodyOf(ref, payment, how))
        : await post(account.value, `/${encodeURIComponent(payment.action_ref ?? '')}/continue`, {
            payment_method: 'credit_card',
            card_response: { cres: how.answer },
          });
    if (!answer.ok) return answer.error.code === 'unknown' ? await lookUp(ref) : answer;
    const { status, body } = answer.value;
    if (status === 302) return readChallenge(ref, payment, body);
    if (status === 200) {
      const truth = readTold(ref, payment, answer.value);
      // A reply that says another sum than was asked for is checked against the books.
      return truth !== null && truth.amount === payment.amount ? ok(truth) : await lookUp(ref);
    }
    const error = readBamboraError(body);
    if (ASKED_TWICE.has(error.code) || error.category === 4) return await lookUp(ref);
    return ok(declined(ref, payment, error));
  }

  function bodyOf(
    ref: ProviderRef,
    payment: KnownPayment,
    how: Extract<Charge, { kind: 'token' }>,
  ) {
    return chargeBody(ref, payment, how, {
      term_url: settings.termUrl(ref.provider_ref),
      apple_pay_merchant_id: settings.apple_pay_merchant_id ?? '',
    });
  }

  async function refund(ref: ProviderRef, _key: string, part?: RefundPart): Answer {
    const found = await find(ref);
    if (!found.ok) return found;
    const { truth, account } = found.value;
    const id = truth.transaction_ref;
    if (truth.status !== 'CAPTURED' || id === null || isPartMade(truth, part)) return ok(truth);
    const left = truth.amount_received - truth.amount_refunded;
    const cents = part?.amount ?? left;
    const amount = cents / 100;
    const isWhole = cents === truth.amount_received;
    const path = `/${encodeURIComponent(id)}`;
    // On its day a payment is taken back as a whole and never shows on the statement; later it is returned.
    const voided = isWhole ? await post(account, `${path}/void`, { amount }) : null;
    if (voided !== null && !voided.ok) return voided;
    if (voided !== null && isBroken(voided.value)) return err(unreadable(voided.value));
    if (voided === null || voided.value.status !== 200) {
      const returned = await post(account, `${path}/returns`, { amount });
      if (!returned.ok) return returned;
      if (isBroken(returned.value)) return err(unreadable(returned.value));
      if (returned.value.status !== 200) {
        const { code, message } = readBamboraError(returned.value.body);
        return err({ code: 'rejected', detail: `${code} ${message}` });
      }
    }
    return await lookUp({ ...ref, payment: { ...found.value.payment, transaction_ref: id } });
  }

  return {
    payment_service: 'BAMBORA',
    charged_by: 'server',
    names_refunds: false,
    async open({ restaurant_id, payment_id, amount, currency }) {
      const account = await accountOf(restaurant_id);
      return account.ok ? ok(untouched({ restaurant_id, payment_id, amount, currency })) : account;
    },
    charge,
    lookUp,
    async capture(ref) {
      const found = await find(ref);
      if (!found.ok) return found;
      const { truth, account } = found.value;
      if (truth.status !== 'AUTHORIZED' || truth.transaction_ref === null) return ok(truth);
      const path = `/${encodeURIComponent(truth.transaction_ref)}/completions`;
      const taken = await post(account, path, { amount: truth.amount / 100 });
      return taken.ok ? await lookUp(ref) : taken;
    },
    async cancel(ref) {
      const found = await find(ref);
      if (!found.ok) return found;
      const { payment, truth, account } = found.value;
      if (truth.status === 'CREATED') return ok(known(ref, payment, { status: 'CANCELLED' }));
      if (truth.status !== 'AUTHORIZED' || truth.transaction_ref === null) return ok(truth);
      const path = `/${encodeURIComponent(truth.transaction_ref)}/void`;
      const let_go = await post(account, path, { amount: truth.amount / 100 });
      return let_go.ok ? await lookUp(ref) : let_go;
    },
    refund,
    // It tells nobody anything of its own accord.
    readWebhook: async () => null,
    webhook_answer: { received: true },
    async browserSide({ restaurant_id }) {
      const publishable_key = (await accounts.of(restaurant_id))?.bambora_mid ?? '';
      const { script_url, apple_pay_merchant_id } = settings;
      const has_apple_pay = apple_pay_merchant_id !== null;
      return { publishable_key, account_id: null, script_url, has_apple_pay };
    },
  };
}

function readTold(
  ref: ProviderRef,
  payment: KnownPayment,
  { status, body }: BamboraAnswer,
): ProviderPayment | null {
  const told = paymentSchema.safeParse(body);
  if (status !== 200 || !told.success || told.data.order_number !== ref.provider_ref) return null;
  return readPayment(ref, payment, told.data);
}

const challengeSchema = z.union([
  z.object({ '3d_session_data': z.string().min(1), contents: z.string() }),
  z
    .object({ merchant_data: z.string().min(1), contents: z.string() })
    .transform(({ merchant_data, contents }) => ({ '3d_session_data': merchant_data, contents })),
]);

function readChallenge(
  ref: ProviderRef,
  payment: KnownPayment,
  body: unknown,
): Result<ProviderPayment, ProcessorFailure> {
  const parsed = challengeSchema.safeParse(body);
  if (!parsed.success) return err({ code: 'unknown', detail: 'the bank’s page cannot be read' });
  const { '3d_session_data': action_ref, contents } = parsed.data;
  const value = decodeURIComponent(contents.replaceAll('+', ' '));
  const action = { type: 'html', value, action_ref } as const;
  return ok(known(ref, payment, { status: 'CREATED', action }));
}

function declined(
  ref: ProviderRef,
  payment: KnownPayment,
  { code, category, message }: BamboraError,
): ProviderPayment {
  const reference = `${ref.provider_ref}:${code}`;
  // Errors in our request stay internal; guests read the bank's message.
  const words = category === 1 || code === 311 ? message : '';
  return known(ref, payment, {
    status: 'FAILED',
    decline: { reference, code: String(code), message: words },
  });
}

/** Something broke there, or it says nothing that can be read: whether it was done is not known. */
function isBroken({ status, body }: BamboraAnswer): boolean {
  return status !== 200 && readBamboraError(body).category === 4;
}

function unreadable({ status }: BamboraAnswer): ProcessorFailure {
  return { code: 'unknown', detail: `a payment cannot be read: status ${status}` };
}
