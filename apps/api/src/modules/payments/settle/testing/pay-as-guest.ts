import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { webhook_events } from '../../../../db/schema/index';
import { until } from '../../../../testing/until';
import type { Reply } from './start-shop';
import type { Counter, Money, PayGuest, PayShop, Service } from './start-pay-shop';

/** An opened payment in a guest's hands. */
export type Opened = {
  readonly payment_intent_id: string;
  readonly response: string;
};

/** Outcome when the guest pays. `none`: the guest does not get that far. */
export type Card = 'good' | 'bad' | 'bank';

/** The tip that a payment needs to have for its card: Nuvei's bank looks at the cents, and refuses what ends in .01. */
export function tipFor(service: Service, card: Card): number {
  // Two portions cost 9.00 and 0.80 tax.
  return service === 'NUVEI' && card === 'bad' ? 21 : 20;
}

/** Simulates the guest's browser for each processor: it enters a card and sends the result. */
export async function payWith(
  shop: PayShop,
  counter: Counter,
  guest: PayGuest,
  opened: Opened,
  card: Card,
): Promise<Reply> {
  const { payment_intent_id } = opened;
  switch (counter.service) {
    case 'STRIPE': {
      const method = { good: 'pm_card_visa', bad: 'pm_card_chargeDeclined', bank: 'pm_card_visa' };
      await shop.confirm(payment_intent_id, method[card]).catch(ignoreDecline);
      return await shop.orderAndPay(counter, guest, payment_intent_id);
    }
    case 'NUVEI': {
      const returned = await payOnPage(opened.response);
      await hearNuvei(shop, returned);
      return await verifyNuvei(shop, returned);
    }
    case 'NMI': {
      const token = await tokenOfNmi(shop.sandboxUrl, card);
      return await shop.orderAndPay(counter, guest, payment_intent_id, token);
    }
    case 'BAMBORA': {
      const token = await tokenOfBambora(shop.sandboxUrl, card);
      const reply = await shop.orderAndPay(counter, guest, payment_intent_id, token);
      if (reply.body.code !== 'payment_action_required') return reply;
      await answerBank(shop, payment_intent_id, reply.body.action.value, 'Y');
      return await shop.orderAndPay(counter, guest, payment_intent_id);
    }
  }
}

/** Types a card on the hosted page; the query that the browser is sent back with. */
export async function payOnPage(page: string): Promise<URLSearchParams> {
  const url = new URL(page);
  const form = new URLSearchParams(url.search);
  form.set('CARDNUMBER', '4444333322221111');
  form.set('CARDEXPIRY', '12/35');
  form.set('CVV', '123');
  const paid = await fetch(`${url.origin}${url.pathname}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const location = paid.headers.get('location');
  if (location === null) throw new Error(`The page did not let go: ${await paid.text()}`);
  return new URL(location).searchParams;
}

/** Body that the page of /nuveiConfirmation sends. */
export function nuveiReturn(query: URLSearchParams) {
  function field(name: string): string {
    return query.get(name) ?? '';
  }
  return {
    terminal_id: field('TERMINALID'),
    order_id: field('ORDERID'),
    datetime: field('DATETIME'),
    approval_code: field('APPROVALCODE'),
    response_code: field('RESPONSECODE'),
    response_text: field('RESPONSETEXT'),
    hash: field('HASH'),
    total: Math.round(Number(field('AMOUNT')) * 100),
    unique_ref: field('UNIQUEREF'),
  };
}

export function verifyNuvei(shop: PayShop, query: URLSearchParams): Promise<Reply> {
  return shop.call('POST', '/verifyNuveiPayment', nuveiReturn(query));
}

/** Posts the gateway's server call. */
export async function validateNuvei(shop: PayShop, query: URLSearchParams): Promise<string> {
  const response = await fetch(`${shop.serverUrl()}/api/webhooks/nuvei`, {
    method: 'POST',
    body: query,
  });
  return await response.text();
}

/** The same, once what it says is written down. */
export async function hearNuvei(shop: PayShop, query: URLSearchParams): Promise<void> {
  if ((await validateNuvei(shop, query)) !== 'OK') throw new Error('The validation was refused.');
  const key = query.get('ORDERID') ?? '';
  await until(async () => {
    const heard = await shop.db
      .select({ handled_at: webhook_events.handled_at })
      .from(webhook_events)
      .where(eq(webhook_events.provider_ref, key));
    return heard.length > 0 && heard.every(({ handled_at }) => handled_at !== null);
  });
}

/** Posts what NMI tells of a payment, as its signing key signs it or somebody else's. */
export async function tellByNmi(
  shop: PayShop,
  body: object,
  { key = 'nmi_sandbox_signing_key', path = '/api/webhooks/nmi', signature = '' } = {},
): Promise<number> {
  const text = JSON.stringify(body);
  const nonce = randomUUID();
  const digest = createHmac('sha256', key).update(`${nonce}.${text}`).digest('hex');
  const response = await fetch(`${shop.serverUrl()}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-signature': signature || `t=${nonce},s=${digest}`,
    },
    body: text,
  });
  return response.status;
}

/** NMI's webhook of a successful sale. */
export function nmiEvent(order_id: string, changes: object = {}) {
  const event_body = { order_id, transaction_id: '1', condition: 'pendingsettlement' };
  return { event_id: randomUUID(), event_type: 'transaction.sale.success', event_body, ...changes };
}

export async function tokenOfNmi(sandboxUrl: string, card: Card): Promise<string> {
  const expiry = card === 'bad' ? '0120' : '1235';
  const body = { number: '4111111111111111', expiry, cvv: '999' };
  const token = await post(`${sandboxUrl}/nmi/token/tokenize`, {
    ...body,
    tokenization_key: 'nmi_sandbox_public_key',
  });
  return token.token;
}

const BAMBORA_CARDS = {
  good: '4030000010001234',
  bad: '4003050500040005',
  bank: '4716519788977219',
} as const;

export async function tokenOfBambora(sandboxUrl: string, card: Card): Promise<string> {
  const body = { number: BAMBORA_CARDS[card], expiry_month: '12', expiry_year: '35', cvd: '123' };
  const token = await post(`${sandboxUrl}/bambora/scripts/tokenization/tokens`, body);
  return token.token;
}

/** The guest presses a button on the bank's page, and the bank sends the browser back. */
export async function answerBank(
  shop: PayShop,
  payment_intent_id: string,
  page: string,
  cres: 'N' | 'Y',
): Promise<Response> {
  const session = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? '';
  return await fetch(`${shop.serverUrl()}/api/payments/bambora/${payment_intent_id}/return`, {
    method: 'POST',
    body: new URLSearchParams({ threeDSSessionData: session, cres }),
    redirect: 'manual',
  });
}

/** Amounts taken and refunded for a payment, in the processor's records. */
export async function theirMoney(
  shop: PayShop,
  service: Service,
  payment_intent_id: string,
): Promise<Money> {
  const name = service === 'BAMBORA' ? 'order_number' : 'order_id';
  const query = service === 'STRIPE' ? '' : `?metadata[${name}]=${payment_intent_id}`;
  const ledger = (await shop.controlOf(service, `ledger${query}`)) as Record<string, Row[]>; // the sandbox's own
  const rows = ledger['intents'] ?? ledger['transactions'] ?? ledger['payments'] ?? [];
  const charges = rows.filter(
    (row) =>
      (service !== 'STRIPE' || row.id === payment_intent_id) &&
      !row.refund_of &&
      !row.adjustment_to,
  );
  return {
    captured: charges.reduce((sum, row) => sum + row.amount_captured, 0),
    refunded: charges.reduce((sum, row) => sum + row.amount_refunded, 0),
  };
}

/** Money that stays with the restaurant: a sale that was taken back on its day shows as none on one side. */
export function net({ captured, refunded }: Money): number {
  return captured - refunded;
}

type Row = {
  readonly id?: string;
  readonly refund_of?: string | null;
  readonly adjustment_to?: string | null;
  readonly amount_captured: number;
  readonly amount_refunded: number;
};

async function post(url: string, body: object): Promise<{ readonly token: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { token: string }; // the sandbox's own
}

function ignoreDecline(error: unknown): void {
  if (!(error instanceof Error) || !('type' in error)) throw error;
}
