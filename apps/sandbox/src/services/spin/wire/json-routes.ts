import type { FastifyInstance } from 'fastify';

import type { FaultBox } from '../../../faults/fault-box';
import { serveFaulty } from '../../../faults/serve-faulty';
import { abort, returnSale, sell, statusOf, voidSale } from '../sale/calls';
import type { CallResult } from '../sale/calls';
import { AUTH_KEY_MISMATCH, invalidData } from '../sale/outcome';
import type { SpinState } from '../spin-state';
import { jsonResult } from './json-view';
import { SPIN_PREFIX } from './prefix';
import { readCents } from './read-cents';

type Body = Readonly<Record<string, unknown>>;
type Call = (state: SpinState, body: Body) => CallResult | Promise<CallResult>;

const COMMON = ['Tpn', 'Authkey', 'ReferenceId', 'SPInProxyTimeout', 'PaymentType'];
const EXTRAS = [
  'PrintReceipt',
  'GetReceipt',
  'CaptureSignature',
  'GetExtendedData',
  'InvoiceNumber',
];

/** Each use with the fields it knows: any other is refused before the terminal hears of it. */
const CALLS: Readonly<Record<string, { readonly fields: readonly string[]; readonly call: Call }>> =
  {
    Sale: { fields: [...COMMON, ...EXTRAS, 'Amount', 'TipAmount', 'MerchantNumber'], call: sale },
    Void: {
      fields: [...COMMON, ...EXTRAS, 'Amount'],
      call: (state, body) => voidSale(state, text(body, 'Tpn'), text(body, 'ReferenceId')),
    },
    Return: { fields: [...COMMON, ...EXTRAS, 'Amount'], call: giveBack },
    Status: {
      fields: COMMON,
      call: (state, body) => statusOf(state, text(body, 'Tpn'), text(body, 'ReferenceId')),
    },
    AbortTransaction: {
      fields: COMMON,
      call: (state, body) => abort(state, text(body, 'Tpn')),
    },
  };

/** Serves the JSON interface (v2). */
export function registerJsonApi(app: FastifyInstance, state: SpinState, faults: FaultBox): void {
  for (const [name, { fields, call }] of Object.entries(CALLS)) {
    app.post(`${SPIN_PREFIX}/v2/Payment/${name}`, (request, reply) => {
      const body: Body = isRecord(request.body) ? request.body : {};
      return serveFaulty(request, reply, {
        faults,
        metadata: () => ({ reference_id: text(body, 'ReferenceId') }),
        async work() {
          const refusal = refuse(state, body, fields);
          return jsonResult(name, refusal ?? (await call(state, body)));
        },
        refuse: (status) => ({ status, type: 'application/json', body: '{}' }),
        misquote: (answer) =>
          answer.replaceAll(
            /"TotalAmount":([\d.]+)/g,
            (_, sum: string) => `"TotalAmount":${Number(sum) + 1}`,
          ),
      });
    });
  }
  app.get(`${SPIN_PREFIX}/v2/Common/TerminalStatus`, (request) => {
    const query = new URLSearchParams((request.raw.url ?? '').split('?', 2)[1] ?? '');
    const tpn = query.get('request.tpn') ?? '';
    return { TerminalStatus: terminalStatus(state, tpn), Tpn: tpn, ErrorDescription: '' };
  });
}

export function terminalStatus(state: SpinState, tpn: string): 'NotFound' | 'Offline' | 'Online' {
  const device = state.device(tpn);
  if (!device) return 'NotFound';
  return device.state === 'offline' ? 'Offline' : 'Online';
}

function refuse(state: SpinState, body: Body, fields: readonly string[]): CallResult | null {
  const unknown = Object.keys(body).find((name) => !fields.includes(name));
  if (unknown !== undefined) return { outcome: invalidData(unknown), transaction: null };
  if (text(body, 'Authkey') !== state.settings.authKey) {
    return { outcome: AUTH_KEY_MISMATCH, transaction: null };
  }
  return null;
}

function sale(state: SpinState, body: Body): CallResult | Promise<CallResult> {
  const cents = readCents(body['Amount']);
  const tip_cents = body['TipAmount'] === undefined ? 0 : readCents(body['TipAmount']);
  const reference_id = text(body, 'ReferenceId');
  if (cents === null || cents === 0) return { outcome: invalidData('Amount'), transaction: null };
  if (tip_cents === null) return { outcome: invalidData('TipAmount'), transaction: null };
  if (!/^[\w-]{1,50}$/.test(reference_id)) {
    return { outcome: invalidData('ReferenceId'), transaction: null };
  }
  const seconds = Number(body['SPInProxyTimeout'] ?? Number.NaN);
  return sell(state, {
    tpn: text(body, 'Tpn'),
    reference_id,
    cents,
    tip_cents,
    invoice_number: text(body, 'InvoiceNumber'),
    payment_type: text(body, 'PaymentType') || 'Credit',
    timeoutMs: seconds >= 1 && seconds <= 720 ? seconds * 1000 : state.settings.proxyTimeoutMs,
  });
}

function giveBack(state: SpinState, body: Body): CallResult {
  const cents = readCents(body['Amount']);
  if (cents === null || cents === 0) return { outcome: invalidData('Amount'), transaction: null };
  return returnSale(state, {
    tpn: text(body, 'Tpn'),
    reference_id: text(body, 'ReferenceId'),
    invoice_number: text(body, 'InvoiceNumber'),
    cents,
  });
}

function text(body: Body, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null;
}
