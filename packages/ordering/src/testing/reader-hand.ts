import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json, text } from 'node:stream/consumers';
import type { TerminalVendor } from '@comanda/contracts';
import { inject } from 'vitest';
import type { Draft, PaymentFlow } from '../payment/payment-flow';
import { READERS, type ReaderLabel } from './readers';

/** A reader of the test kiosk in the test's hand. */
export type ReaderHand = ReturnType<typeof readerHand>;

type Device = { readonly id: string; readonly state: string };
type Taken = { readonly amount_captured: number; readonly amount_refunded: number };
type Intent = Taken & { readonly metadata: Readonly<Record<string, string>> };
type Sale = Taken & { readonly tpn: string };
type Charge = Taken & { readonly order_number: string };

export function readerHand(vendor: TerminalVendor, label: ReaderLabel) {
  const reader_id = readerId(vendor, label);
  const orders = new Set<string>();
  const payments = new Set<string>();

  async function isAsking(): Promise<boolean> {
    const { devices } = (await control('devices')) as { devices: readonly Device[] }; // the sandbox's reply
    return devices.find(({ id }) => id === reader_id)?.state === 'waiting';
  }

  return {
    reader_id,
    isAsking,
    watchOrder: (order_id: string) => void orders.add(order_id),
    /** Has the order that a page pays counted by `taken`. */
    watch(flow: PaymentFlow<Draft>): void {
      if ('order_id' in flow) orders.add(flow.order_id);
      if ('payment' in flow && flow.payment !== null) orders.add(flow.payment.order_id);
    },
    watchPayment: (payment_intent_id: string) => void payments.add(payment_intent_id),
    /** In cents: taken for the orders that are watched, by Stripe, for the payments, by Bambora, and at this reader, by Nuvei; less what was given back. */
    async taken(): Promise<number> {
      const { intents } = (await control('stripe/ledger')) as { intents: readonly Intent[] }; // the sandbox's reply
      const { sales } = (await control('spin/ledger')) as { sales: readonly Sale[] }; // the sandbox's reply
      const charged = (await control('bambora/ledger')) as { payments: readonly Charge[] }; // the sandbox's reply
      const own: readonly Taken[] = [
        ...intents.filter(({ metadata }) => orders.has(metadata['order_id'] ?? '')),
        ...sales.filter(({ tpn }) => tpn === reader_id),
        ...charged.payments.filter(({ order_number }) => payments.has(order_number)),
      ];
      return own.reduce((sum, each) => sum + each.amount_captured - each.amount_refunded, 0);
    },
    present: (outcome: 'approve' | 'decline' = 'approve') =>
      control(`devices/${reader_id}/present`, { number: '4242424242424242', outcome }),
    /** The guest presses the reader's own key. */
    pressCancel: () => control(`devices/${reader_id}/cancel`, {}),
    unplug: () => control(`devices/${reader_id}/unplug`, {}),
    plug: () => control(`devices/${reader_id}/plug`, {}),
  };
}

export function readerId(vendor: TerminalVendor, label: ReaderLabel): string {
  const found = READERS.find((each) => each.label === label);
  if (found === undefined) throw new Error(`There is no reader "${label}".`);
  return vendor === 'STRIPE' ? found.stripe : found.nuvei;
}

/** The hand is no page, so that the rules of pages do not bind it. */
async function control(path: string, body?: object): Promise<unknown> {
  return await json(await ask(`_control/${path}`, body));
}

export async function readSandboxText(path: string): Promise<string> {
  return await text(await ask(path));
}

async function ask(path: string, body?: object): Promise<IncomingMessage> {
  const asked = request(`${inject('sandbox_url')}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
  });
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]; // what node:http documents
  return reply;
}
