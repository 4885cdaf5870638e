import { type Clock, err, ok, type Result } from '@comanda/kernel';
import { writeDecimal } from '../decimal';
import { isPartMade } from '../guard-parts';
import { type Gateway, type Line, lineTo } from '../gateway';
import type { AccountBook } from '../payment-accounts';
import type {
  Attempt,
  Charge,
  KnownPayment,
  Processor,
  ProcessorFailure,
  ProviderPayment,
  ProviderRef,
  RefundPart,
} from '../processor';
import { known, paymentFromRow, untouched } from '../payment-from-row';
import { findCharge, readCharge } from './read-transactions';
import { type NmiTransaction, queryOrder } from './query';
import { isSignedByNmi, readNmiEvent, toProviderEvent } from './read-webhook';
import { type Transacted, transact } from './transact';

export type NmiSettings = {
  /** Its server, e.g. at https://secure.nmi.com. */
  readonly gateway: Gateway;
  readonly script_url: string | null;
  readonly accounts: AccountBook;
  readonly clock: Clock;
};

type Answer = Promise<Result<ProviderPayment, ProcessorFailure>>;

/** A merchant's key, and the way to it. */
type Account = { readonly line: Line; readonly key: string };

/** A charge as it was found, with the words of the gateway beside ours. */
type Found = {
  readonly payment: KnownPayment;
  readonly account: Account;
  readonly charge: NmiTransaction | null;
  readonly truth: ProviderPayment;
};

/** NMI: a token of Collect.js is charged through transact.php; how a charge stands is asked by its order number. */
export function createNmiProcessor(settings: NmiSettings): Processor {
  const { gateway, accounts, clock } = settings;

  async function accountOf(restaurant_id: string): Promise<Result<Account, ProcessorFailure>> {
    const key = (await accounts.of(restaurant_id))?.secrets.nmi_security_key;
    return key === undefined
      ? err({ code: 'rejected', detail: 'no security key' })
      : ok({ line: lineTo(gateway, `NMI ${restaurant_id}`), key });
  }

  async function send({ line, key }: Account, fields: Readonly<Record<string, string>>) {
    return await transact(line, key, fields);
  }

  async function find(ref: ProviderRef): Promise<Result<Found, ProcessorFailure>> {
    const { payment, provider_ref } = ref;
    if (payment === null) return err({ code: 'absent', detail: 'no payment of ours' });
    const account = await accountOf(payment.restaurant_id);
    if (!account.ok) return account;
    const { sent_at, transaction_ref } = payment;
    // Nothing goes out unmarked, so there is nothing to ask about yet.
    if (sent_at === null && transaction_ref === null) {
      const truth = paymentFromRow(ref, payment, clock);
      return ok({ payment, account: account.value, charge: null, truth });
    }
    const found = await queryOrder(account.value.line, account.value.key, provider_ref);
    if (!found.ok) return found;
    const charge = findCharge(found.value);
    const truth =
      charge === null
        ? paymentFromRow(ref, payment, clock)
        : readCharge(ref, payment, charge, found.value);
    return ok({ payment, account: account.value, charge, truth });
  }

  async function lookUp(ref: ProviderRef): Answer {
    const found = await find(ref);
    return found.ok ? ok(found.value.truth) : found;
  }

  async function open(attempt: Attempt): Answer {
    const { restaurant_id, payment_id, amount, currency } = attempt;
    const account = await accountOf(restaurant_id);
    if (!account.ok) return account;
    return ok(untouched({ restaurant_id, payment_id, amount, currency }));
  }

  async function charge(ref: ProviderRef, how: Charge): Answer {
    const { payment, provider_ref } = ref;
    if (payment === null) return err({ code: 'absent', detail: 'no payment of ours' });
    if (how.kind !== 'token') return err({ code: 'rejected', detail: 'nothing was asked' });
    const account = await accountOf(payment.restaurant_id);
    if (!account.ok) return account;
    const sold = await send(account.value, {
      type: 'sale',
      payment_token: how.token,
      amount: writeDecimal(payment.amount),
      currency: payment.currency,
      orderid: provider_ref,
      ipaddress: how.client.ip,
      // Payers of equal shares pay the same amount, perhaps with the same card. We ask by the order number instead.
      dup_seconds: '0',
    });
    if (!sold.ok && sold.error.code === 'unsent') return sold;
    if (sold.ok && sold.value.response !== 1) return ok(refused(ref, payment, sold.value));
    // The reply names no amount: what was taken is read where it is written.
    return await lookUp(ref);
  }

  async function refund(ref: ProviderRef, _key: string, part?: RefundPart): Answer {
    const found = await find(ref);
    if (!found.ok) return found;
    const { truth, account, charge: sale } = found.value;
    const taken = truth.amount_received - truth.amount_refunded;
    if (truth.status !== 'CAPTURED' || sale === null) return ok(truth);
    if (isPartMade(truth, part)) return ok(truth);
    const amount = part?.amount ?? taken;
    const transactionid = sale.transaction_id;
    const isWhole = amount === truth.amount_received;
    if (sale.condition === 'pendingsettlement' && !isWhole)
      return err({ code: 'rejected', detail: 'a part goes back once the day is settled' });
    const given = await send(
      account,
      sale.condition === 'pendingsettlement'
        ? { type: 'void', transactionid }
        : { type: 'refund', transactionid, amount: writeDecimal(amount) },
    );
    if (!given.ok) return given;
    if (given.value.response !== 1) return err({ code: 'rejected', detail: given.value.text });
    return await lookUp(ref);
  }

  return {
    payment_service: 'NMI',
    charged_by: 'server',
    names_refunds: false,
    open,
    charge,
    lookUp,
    async capture(ref) {
      const found = await find(ref);
      if (!found.ok || found.value.truth.status !== 'AUTHORIZED') return await lookUp(ref);
      const { account, charge: held } = found.value;
      const taken = await send(account, {
        type: 'capture',
        transactionid: held?.transaction_id ?? '',
      });
      return taken.ok ? await lookUp(ref) : taken;
    },
    async cancel(ref) {
      const found = await find(ref);
      if (!found.ok) return found;
      const { payment, truth, account, charge: held } = found.value;
      if (truth.status === 'CREATED') return ok(known(ref, payment, { status: 'CANCELLED' }));
      if (truth.status !== 'AUTHORIZED' || held === null) return ok(truth);
      const let_go = await send(account, {
        type: 'void',
        transactionid: held.transaction_id,
      });
      return let_go.ok ? await lookUp(ref) : let_go;
    },
    refund,
    async readWebhook({ body, headers, restaurant_id }) {
      const event = readNmiEvent(body);
      if (event === null) return null;
      const owner = restaurant_id ?? (await accounts.ownerOf('NMI', event.event_body.order_id));
      const signing_key = owner && (await accounts.of(owner))?.secrets.nmi_signing_key;
      return signing_key && isSignedByNmi(body, headers, signing_key)
        ? toProviderEvent(event)
        : null;
    },
    webhook_answer: { received: true },
    async browserSide({ restaurant_id }) {
      const publishable_key = (await accounts.of(restaurant_id))?.nmi_public_key ?? '';
      const { script_url } = settings;
      return { publishable_key, account_id: null, script_url, has_apple_pay: false };
    },
  };
}

function refused(
  ref: ProviderRef,
  payment: KnownPayment,
  { code, text, transaction_id }: Transacted,
): ProviderPayment {
  const reference = transaction_id ?? `${ref.provider_ref}:${code}`;
  // Below 300 the bank speaks, of the card; above, the gateway, to us.
  const message = code < 300 ? text : '';
  return known(ref, payment, {
    status: 'FAILED',
    decline: { reference, code: String(code), message },
  });
}
