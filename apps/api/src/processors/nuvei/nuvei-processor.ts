import { type Clock, err, ok, type Result } from '@comanda/kernel';
import { attemptName } from '../attempt-name';
import { readDecimal } from '../decimal';
import { type Gateway, lineTo } from '../gateway';
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
import { known, untouched } from '../payment-from-row';
import { pageAddress } from './page-address';
import { type NuveiResult, readResult } from './read-result';
import { refundByXml } from './refund-by-xml';

export type NuveiSettings = {
  /** Its pages and its XML, e.g. at https://payments.nuvei.com/merchant. */
  readonly gateway: Gateway;
  /** Where a guest of a restaurant comes back to, and where the gateway tells us behind its back. */
  readonly receiptUrl: (restaurant_id: string) => Promise<string>;
  readonly validation_url: string;
  readonly accounts: AccountBook;
  readonly clock: Clock;
};

type Answer = Promise<Result<ProviderPayment, ProcessorFailure>>;
type Account = { readonly terminal_id: string; readonly secret: string };

const NO_CHARGE = err({
  code: 'rejected',
  detail: 'a guest pays on its own page',
} as const satisfies ProcessorFailure);

/**
 * Nuvei's hosted page. The gateway cannot be asked about a payment; it tells, signed, in the guest's browser and behind it,
 * until it is told OK. What it has told is what we know.
 */
export function createNuveiProcessor(settings: NuveiSettings): Processor {
  const { gateway, accounts, clock } = settings;

  async function accountOf(restaurant_id: string): Promise<Result<Account, ProcessorFailure>> {
    const book = await accounts.of(restaurant_id);
    const secret = book?.secrets.nuvei_secret;
    return book?.nuvei_acct && secret !== undefined
      ? ok({ terminal_id: book.nuvei_acct, secret })
      : err({ code: 'rejected', detail: 'no terminal' });
  }

  async function open(attempt: Attempt): Answer {
    const { restaurant_id, payment_id, amount, currency, description } = attempt;
    const account = await accountOf(restaurant_id);
    if (!account.ok) return account;
    const client_secret = pageAddress({
      base: gateway.base,
      ...account.value,
      order_id: attemptName(payment_id),
      amount,
      currency,
      description,
      receipt_url: await settings.receiptUrl(restaurant_id),
      validation_url: settings.validation_url,
      now: clock.now(),
    });
    return ok({ ...untouched({ restaurant_id, payment_id, amount, currency }), client_secret });
  }

  async function refund(ref: ProviderRef, _key: string, part?: RefundPart): Answer {
    const { payment } = ref;
    if (payment === null || payment.transaction_ref === null)
      return err({ code: 'absent', detail: 'nothing was paid' });
    const left = payment.amount - (part?.refunded_before ?? payment.refunded_amount);
    const amount = part?.amount ?? left;
    // Asked again for all that is left it says that nothing is. For less it would give it twice: a person has to look.
    const isAll = amount === left;
    if (part !== undefined && part.refunded_before !== null && !isAll)
      return err({ code: 'unknown', detail: 'whether this part was made shows in its own books' });
    const account = await accountOf(payment.restaurant_id);
    if (!account.ok) return account;
    if (amount === 0) return ok(asTold(ref, payment));
    const answer = await refundByXml({
      line: lineTo(gateway, `NUVEI ${payment.restaurant_id}`),
      ...account.value,
      unique_ref: payment.transaction_ref,
      amount,
      operator: 'comanda',
      reason: part === undefined ? 'cancelled' : 'refund',
      now: clock.now(),
    });
    if (!answer.ok) return answer;
    const isAskedAgain = part === undefined || part.refunded_before !== null;
    if (answer.value === 'exceeds' && !isAskedAgain)
      return err({ code: 'rejected', detail: 'more than is left of it' });
    const refunded_amount = payment.amount - left + amount;
    return ok(asTold(ref, { ...payment, refunded_amount }, 'CAPTURED'));
  }

  async function readTold(form: URLSearchParams) {
    const result = readForm(form);
    const owner = result && (await accounts.ownerOf('NUVEI', result.order_id));
    const account = owner ? await accountOf(owner) : null;
    const statement = result && account?.ok ? readResult(result, account.value) : null;
    return result === null || statement === null ? null : { result, statement };
  }

  return {
    payment_service: 'NUVEI',
    charged_by: 'processor',
    names_refunds: false,
    open,
    charge: async () => NO_CHARGE,
    async lookUp(ref) {
      const { payment } = ref;
      return payment === null
        ? err({ code: 'absent', detail: 'no payment of ours' })
        : ok(asTold(ref, payment));
    },
    async capture(ref) {
      return ref.payment === null ? NO_CHARGE : ok(asTold(ref, ref.payment));
    },
    async cancel(ref) {
      const { payment } = ref;
      if (payment === null) return err({ code: 'absent', detail: 'no payment of ours' });
      // Its page cannot be taken back: whoever pays there all the same gets the money back.
      return payment.status === 'CREATED'
        ? ok(known(ref, payment, { status: 'CANCELLED' }))
        : ok(asTold(ref, payment));
    },
    refund,
    async readWebhook({ body }) {
      const told = await readTold(new URLSearchParams(body.toString('utf8')));
      if (told === null) return null;
      const { result, statement } = told;
      return {
        // The name is not signed: a call with another one must not keep the true one from being heard.
        event_id: `${result.order_id}:${result.response_code}:${result.unique_ref}`,
        kind: 'validation',
        account_id: null,
        provider_ref: result.order_id,
        statement,
      };
    },
    webhook_answer: 'OK',
    async browserSide({ restaurant_id }) {
      const publishable_key = (await accounts.of(restaurant_id))?.nuvei_acct ?? '';
      return { publishable_key, account_id: null, script_url: null, has_apple_pay: false };
    },
  };
}

function asTold(
  ref: ProviderRef,
  payment: KnownPayment,
  status: ProviderPayment['status'] = payment.status,
): ProviderPayment {
  const { transaction_ref, amount, refunded_amount } = payment;
  const isPaid = status === 'CAPTURED' || status === 'REFUNDED';
  return known(ref, payment, {
    transaction_ref,
    status: isPaid && refunded_amount >= amount ? 'REFUNDED' : status,
    amount_received: isPaid ? amount : 0,
    amount_refunded: isPaid ? refunded_amount : 0,
  });
}

function readForm(form: URLSearchParams): NuveiResult | null {
  const fields = new Map([...form].map(([name, value]) => [name.toUpperCase(), value]));
  const amount = readDecimal(fields.get('AMOUNT') ?? '');
  if (amount === null) return null;
  return {
    terminal_id: fields.get('TERMINALID') ?? '',
    order_id: fields.get('ORDERID') ?? '',
    amount,
    datetime: fields.get('DATETIME') ?? '',
    response_code: fields.get('RESPONSECODE') ?? '',
    response_text: fields.get('RESPONSETEXT') ?? '',
    unique_ref: fields.get('UNIQUEREF') ?? '',
    hash: fields.get('HASH') ?? '',
  };
}
