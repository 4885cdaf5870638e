import { XMLBuilder } from 'fast-xml-parser';
import type { FastifyInstance } from 'fastify';

import type { FaultBox } from '../../../faults/fault-box';
import { serveFaulty } from '../../../faults/serve-faulty';
import type { Answer } from '../../../faults/serve-faulty';
import { readXml } from '../../../wire/read-xml';
import { returnSale, sell, statusOf, voidSale } from '../sale/calls';
import type { CallResult } from '../sale/calls';
import { AUTH_KEY_MISMATCH, invalidData } from '../sale/outcome';
import type { SpinState } from '../spin-state';
import { terminalStatus } from './json-routes';
import { SPIN_PREFIX } from './prefix';
import { readCents } from './read-cents';

type Elements = Readonly<Record<string, string>>;

const builder = new XMLBuilder();

/** Serves the older XML interface, whose requests travel in the address. */
export function registerXmlApi(app: FastifyInstance, state: SpinState, faults: FaultBox): void {
  app.get(`${SPIN_PREFIX}/cgi.html`, (request, reply) => {
    const query = new URLSearchParams((request.raw.url ?? '').split('?', 2)[1] ?? '');
    const message = readXml(query.get('TerminalTransaction') ?? '');
    const elements: Elements = message?.name === 'request' ? message.elements : {};
    return serveFaulty(request, reply, {
      faults,
      metadata: () => ({ reference_id: elements['RefId'] ?? '' }),
      work: async () => xmlResult(elements, await transact(state, elements)),
      refuse: (status) => ({ status, type: 'text/html', body: '' }),
    });
  });
  app.get(`${SPIN_PREFIX}/GetTerminalStatus`, (request, reply) => {
    const query = new URLSearchParams((request.raw.url ?? '').split('?', 2)[1] ?? '');
    const status = terminalStatus(state, query.get('tpn') ?? '');
    return reply.type('text/plain').send(status === 'Online' ? 'Online' : 'Offline');
  });
}

function transact(state: SpinState, elements: Elements): CallResult | Promise<CallResult> {
  const { TPN = '', AuthKey, RegisterId, RefId = '', TransType, Amount, Tip = '0' } = elements;
  const { authKey, registerId, proxyTimeoutMs } = state.settings;
  if (AuthKey !== authKey || (RegisterId !== undefined && RegisterId !== registerId)) {
    return { outcome: AUTH_KEY_MISMATCH, transaction: null };
  }
  if (!/^[\w-]{1,50}$/.test(RefId)) return { outcome: invalidData('RefId'), transaction: null };
  if (TransType === 'Void') return voidSale(state, TPN, RefId);
  if (TransType === 'Status') return statusOf(state, TPN, RefId);
  const [cents, tip_cents] = [readCents(Amount), readCents(Tip)];
  if (cents === null || cents === 0) return { outcome: invalidData('Amount'), transaction: null };
  if (tip_cents === null) return { outcome: invalidData('Tip'), transaction: null };
  const invoice_number = elements['InvNum'] ?? '';
  if (TransType === 'Return') {
    return returnSale(state, { tpn: TPN, reference_id: RefId, invoice_number, cents });
  }
  if (TransType !== 'Sale') return { outcome: invalidData('TransType'), transaction: null };
  return sell(state, {
    tpn: TPN,
    reference_id: RefId,
    cents,
    tip_cents,
    invoice_number,
    payment_type: elements['PaymentType'] ?? 'Credit',
    timeoutMs: proxyTimeoutMs,
  });
}

function xmlResult(elements: Elements, { outcome, transaction }: CallResult): Answer {
  const { RefId = '', PaymentType = '', TransType = '' } = elements;
  const total = transaction ? (transaction.cents + transaction.tip_cents) / 100 : 0;
  const response = {
    RefId,
    ResultCode: outcome.result,
    RespMSG: encodeURIComponent(outcome.detail),
    Message: outcome.message,
    ...(transaction && {
      AuthCode: transaction.auth_code,
      PNRef: String(transaction.transaction_number),
      PaymentType,
      TransType,
      SN: transaction.tpn,
      ExtData: [
        `Amount=${(transaction.cents / 100).toFixed(2)}`,
        `InvNum=${transaction.invoice_number}`,
        `CardType=${(transaction.card?.brand ?? '').toUpperCase()}`,
        'BatchNum=1',
        `Tip=${(transaction.tip_cents / 100).toFixed(2)}`,
        `AcntLast4=${transaction.card?.last4 ?? ''}`,
        `TotalAmt=${total.toFixed(2)}`,
        `EntryType=${transaction.card?.entry === 'tap' ? 'CONTACTLESS' : 'CHIP'}`,
        `Voided=${transaction.status === 'voided'}`,
      ].join(','),
    }),
  };
  const body = String(builder.build({ xmp: { response } }));
  return { status: 200, type: 'text/xml; charset=utf-8', body };
}
