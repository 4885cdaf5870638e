import { randomBytes } from 'node:crypto';
import { type Clock, err, ok, type Result } from '@comanda/kernel';
import { attemptName } from '../attempt-name';
import type { AccountBook } from '../payment-accounts';
import type {
  Attempt,
  KnownPayment,
  Processor,
  ProcessorFailure,
  ProviderPayment,
  ProviderRef,
  RefundPart,
} from '../processor';
import { known } from '../payment-from-row';
import type { CloudTerminal, TerminalAnswer, TerminalKey } from './cloud-terminal';
import { giveBack, takeBack } from './give-back';
import { readAnswer } from './read-answer';
import { readReaderRef, writeReaderRef } from './reader-ref';

export type CloudReaderSettings = {
  readonly terminal: CloudTerminal;
  readonly accounts: AccountBook;
  readonly clock: Clock;
};

type Answer = Promise<Result<ProviderPayment, ProcessorFailure>>;

/** Common payment methods of a cloud terminal, and the sale itself. */
export type CloudReaders = Pick<Processor, 'open' | 'lookUp' | 'capture' | 'cancel' | 'refund'> & {
  /** Asks for the card. Only whoever has marked the payment as sent may call it, once. */
  sell(ref: ProviderRef): Promise<Sold>;
  isOnline(restaurant_id: string, tpn: string): Promise<boolean | null>;
};

/** `not_begun`: the terminal has asked for nothing, and never will under this reference. */
export type Sold =
  | { readonly kind: 'told'; readonly truth: ProviderPayment }
  | { readonly kind: 'not_begun'; readonly message: string }
  | { readonly kind: 'unknown' };

type Found = {
  readonly payment: KnownPayment;
  readonly key: TerminalKey;
  readonly reference: string;
};

/** Payments at terminals that are reached through their vendor's service. */
export function createCloudReaders({
  terminal,
  accounts,
  clock,
}: CloudReaderSettings): CloudReaders {
  async function keyOf(
    restaurant_id: string,
    tpn: string,
  ): Promise<Result<TerminalKey, ProcessorFailure>> {
    const auth_key = (await accounts.of(restaurant_id))?.secrets.spin_auth_key;
    return auth_key === undefined
      ? err({ code: 'rejected', detail: 'no key for its terminals' })
      : ok({ tpn, auth_key });
  }

  async function find(ref: ProviderRef): Promise<Result<Found, ProcessorFailure>> {
    const { payment } = ref;
    const at = readReaderRef(ref.provider_ref);
    if (payment === null || at === null)
      return err({ code: 'absent', detail: 'not at a terminal' });
    const key = await keyOf(payment.restaurant_id, at.tpn);
    return key.ok ? ok({ payment, key: key.value, reference: at.reference }) : key;
  }

  async function lookUp(ref: ProviderRef): Answer {
    const found = await find(ref);
    if (!found.ok) return found;
    const { payment, key, reference } = found.value;
    // An unsent sale needs no status query.
    if (payment.sent_at === null) return ok(known(ref, payment, { status: 'CREATED' }));
    return readAnswer(ref, payment, await terminal.status(key, reference), clock);
  }

  async function open(attempt: Attempt): Answer {
    const { reader, restaurant_id, payment_id, amount, currency } = attempt;
    if (!reader) return err({ code: 'rejected', detail: 'no terminal' });
    const key = await keyOf(restaurant_id, reader.reader);
    if (!key.ok) return key;
    const payment: KnownPayment = {
      restaurant_id,
      payment_id,
      amount,
      currency,
      status: 'CREATED',
      refunded_amount: 0,
      transaction_ref: null,
      sent_at: null,
      action_ref: null,
    };
    const provider_ref = writeReaderRef(reader.reader, payment_id);
    // Only a client with this secret may cancel the sale.
    const client_secret = randomBytes(32).toString('base64url');
    return ok(known({ provider_ref }, payment, { status: 'CREATED', client_secret }));
  }

  async function sell(ref: ProviderRef): Promise<Sold> {
    const found = await find(ref);
    if (!found.ok) return { kind: 'not_begun', message: found.error.detail };
    const { payment, key, reference } = found.value;
    const invoice = attemptName(payment.payment_id);
    const said = await terminal.sale(key, { reference, invoice, amount: payment.amount });
    if (said.kind === 'offline' || said.kind === 'refused' || said.kind === 'busy')
      return { kind: 'not_begun', message: said.message };
    if (said.kind === 'approved' || said.kind === 'cancelled') {
      const read = readAnswer(ref, payment, said, clock);
      if (read.ok) return { kind: 'told', truth: read.value };
    }
    // A refusal is believed when the terminal repeats it of this very sale; of all else nothing is known yet.
    const looked = await lookUp(ref);
    if (!looked.ok) return { kind: 'unknown' };
    return { kind: 'told', truth: withWords(looked.value, said) };
  }

  async function cancel(ref: ProviderRef): Answer {
    const found = await find(ref);
    if (!found.ok) return found;
    const { payment, key, reference } = found.value;
    if (payment.sent_at === null) return ok(known(ref, payment, { status: 'CANCELLED' }));
    const before = await terminal.status(key, reference);
    if (before.kind !== 'busy') return readAnswer(ref, payment, before, clock);
    // The terminal decides the race with the guest's card; then it is asked who won.
    await terminal.abort(key);
    return readAnswer(ref, payment, await terminal.status(key, reference), clock);
  }

  async function refund(ref: ProviderRef, _key: string, part?: RefundPart): Answer {
    const found = await find(ref);
    if (!found.ok) return found;
    const looked = await lookUp(ref);
    if (!looked.ok || looked.value.status !== 'CAPTURED') return looked;
    const truth = looked.value;
    const { payment, key, reference } = found.value;
    const left = truth.amount_received - truth.amount_refunded;
    const amount = part?.amount ?? left;
    if (amount === truth.amount_received && truth.amount_refunded === 0) {
      const taken = await takeBack(terminal, key, reference);
      if (!taken.ok) return taken;
      if (taken.value === 'done') return ok(refundedTo(truth, truth.amount_received));
    }
    const given = await giveBack(terminal, key, {
      reference: part?.refund_id ?? `back-${payment.payment_id}`,
      invoice: attemptName(payment.payment_id),
      amount,
    });
    if (!given.ok) return given;
    const before = part?.refunded_before ?? truth.amount_refunded;
    return ok(refundedTo(truth, Math.max(truth.amount_refunded, before + amount)));
  }

  return {
    open,
    lookUp,
    // A sale takes the money at once.
    capture: lookUp,
    cancel,
    refund,
    sell,
    async isOnline(restaurant_id, tpn) {
      const key = await keyOf(restaurant_id, tpn);
      return key.ok ? await terminal.isOnline(key.value) : null;
    },
  };
}

function refundedTo(truth: ProviderPayment, amount_refunded: number): ProviderPayment {
  const isAll = amount_refunded >= truth.amount_received;
  return { ...truth, amount_refunded, status: isAll ? 'REFUNDED' : truth.status };
}

/** Asked later, terminals remember that they refused, and not always in which words. */
function withWords(truth: ProviderPayment, said: TerminalAnswer): ProviderPayment {
  const { decline } = truth;
  if (decline === null || said.kind !== 'declined') return truth;
  return { ...truth, decline: { ...decline, message: said.message || decline.message } };
}
