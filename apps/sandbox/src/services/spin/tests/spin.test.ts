import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import type { SpinLedger } from '../spin-ledger';
import { defaultSpinSettings } from '../spin-settings';
import { SPIN_PREFIX } from '../wire/prefix';

const { authKey, terminals } = defaultSpinSettings;
const TPN = terminals[0]?.tpn ?? '';

let sandbox: RunningSandbox;
let sales = 0;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control('reset', {}));

type Reply = Readonly<Record<string, unknown>>;

async function json(name: string, body: object, signal?: AbortSignal): Promise<Reply> {
  const reply = await fetch(`${sandbox.url}${SPIN_PREFIX}/v2/Payment/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Tpn: TPN, Authkey: authKey, ...body }),
    ...(signal === undefined ? {} : { signal }),
  });
  return (await reply.json()) as Reply;
}
function newSale(changes: object = {}) {
  sales += 1;
  const ReferenceId = `att-${sales}`;
  return {
    Amount: 12.5,
    PaymentType: 'Credit',
    ReferenceId,
    InvoiceNumber: ReferenceId,
    ...changes,
  };
}
async function xml(elements: Readonly<Record<string, string>>): Promise<string> {
  const all = { PaymentType: 'Credit', TPN, AuthKey: authKey, ...elements };
  const inner = Object.entries(all).map(([tag, text]) => `<${tag}>${text}</${tag}>`);
  const query = new URLSearchParams({
    TerminalTransaction: `<request>${inner.join('')}</request>`,
  });
  return (await fetch(`${sandbox.url}${SPIN_PREFIX}/cgi.html?${query}`)).text();
}
async function device(act: string, body: object = {}): Promise<unknown> {
  return sandbox.control(`devices/${TPN}/${act}`, body);
}
/** Until the device asks for a card. */
async function asking(): Promise<void> {
  for (;;) {
    const { devices } = (await sandbox.control('devices')) as {
      devices: { id: string; state: string }[];
    };
    if (devices.some(({ id, state }) => id === TPN && state === 'waiting')) return;
  }
}
async function ledger(): Promise<SpinLedger> {
  return (await sandbox.control('spin/ledger')) as SpinLedger; // what spinLedger made
}

test('a sale waits for the card, and is approved', async () => {
  const sale = newSale({ TipAmount: 2 });
  const answer = json('Sale', sale);
  await asking();
  const { devices } = (await sandbox.control('devices')) as { devices: { id: string }[] };
  expect(devices.find(({ id }) => id === TPN)).toMatchObject({
    state: 'waiting',
    display: { cents: 1450, currency: 'CAD' },
  });
  await device('present', { number: '5431111111111111', entry: 'insert' });
  expect(await answer).toMatchObject({
    GeneralResponse: { ResultCode: '0', StatusCode: '0000' },
    Amounts: { TotalAmount: 14.5, Amount: 12.5, TipAmount: 2 },
    CardData: { CardType: 'MASTERCARD', EntryType: 'CHIP', Last4: '1111' },
    ReferenceId: sale.ReferenceId,
  });
  expect(await ledger()).toMatchObject({ sales: [{ amount_captured: 1450 }] });
});

test('declined by the bank, cancelled by the guest, unplugged: nothing is taken', async () => {
  const declined = json('Sale', newSale());
  await asking();
  await device('present', { outcome: 'decline' });
  expect(await declined).toMatchObject({
    GeneralResponse: { ResultCode: '1', StatusCode: '1015' },
  });
  const cancelled = json('Sale', newSale());
  await asking();
  await device('cancel');
  expect(await cancelled).toMatchObject({ GeneralResponse: { StatusCode: '1012' } });
  const lost = newSale();
  const unplugged = json('Sale', lost);
  await asking();
  await device('unplug');
  expect(await unplugged).toMatchObject({ GeneralResponse: { StatusCode: '2007' } });
  expect(await json('Sale', newSale())).toMatchObject({ GeneralResponse: { StatusCode: '2004' } });
  await device('plug');
  const { ReferenceId } = lost;
  expect(await json('Status', { ReferenceId })).toMatchObject({
    GeneralResponse: { StatusCode: '1012' },
  });
  expect((await ledger()).sales.every(({ amount_captured }) => amount_captured === 0)).toBe(true);
});

test('one sale at a time, each reference once', async () => {
  const sale = newSale();
  const answer = json('Sale', sale);
  await asking();
  expect(await json('Sale', newSale())).toMatchObject({
    GeneralResponse: { StatusCode: '2008', DelayBeforeNextRequest: 5 },
  });
  await device('present');
  await answer;
  expect(await json('Sale', sale)).toMatchObject({ GeneralResponse: { StatusCode: '1011' } });
});

test.each([
  [{ Authkey: 'wrong' }, '1009'],
  [{ Tpn: '999999999999' }, '2003'],
  [{ Amount: 0 }, '2201'],
  [{ Amount: -1 }, '2201'],
  [{ RegisterId: 'old' }, '2201'],
  [{ ReferenceId: '' }, '2201'],
])('refuses %o', async (changes, code) => {
  expect(await json('Sale', newSale(changes))).toMatchObject({
    GeneralResponse: { StatusCode: code },
  });
});

test('takes no American Express', async () => {
  const answer = json('Sale', newSale());
  await asking();
  await device('present', { number: '378282246310005' });
  expect(await answer).toMatchObject({
    GeneralResponse: { StatusCode: '1015', DetailedMessage: 'Card type not supported' },
    CardData: { CardType: 'AMEX' },
  });
});

test('the shop’s cancel ends the waiting', async () => {
  const answer = json('Sale', newSale());
  await asking();
  expect(await json('AbortTransaction', {})).toMatchObject({
    GeneralResponse: { ResultCode: '0' },
  });
  expect(await answer).toMatchObject({ GeneralResponse: { StatusCode: '1012' } });
});

test('after a timeout the terminal still takes a card: only its status tells', async () => {
  const sale = newSale({ SPInProxyTimeout: 1 });
  expect(await json('Sale', sale)).toMatchObject({ GeneralResponse: { StatusCode: '2007' } });
  const { ReferenceId } = sale;
  expect(await json('Status', { ReferenceId })).toMatchObject({
    GeneralResponse: { StatusCode: '2008' },
  });
  await device('present');
  expect(await json('Status', { ReferenceId })).toMatchObject({
    GeneralResponse: { StatusCode: '0000' },
    Amounts: { TotalAmount: 12.5 },
  });
  expect(await json('Status', { ReferenceId: 'none' })).toMatchObject({
    GeneralResponse: { StatusCode: '1001' },
  });
});

test('a client that hangs up changes nothing for the terminal', async () => {
  const sale = newSale();
  const control = new AbortController();
  const answer = json('Sale', sale, control.signal);
  await asking();
  control.abort();
  await expect(answer).rejects.toThrow('aborted');
  await device('present');
  expect(await json('Status', { ReferenceId: sale.ReferenceId })).toMatchObject({
    GeneralResponse: { StatusCode: '0000' },
  });
});

test('is voided once, or returned, never beyond what was taken', async () => {
  const [first, second] = [newSale(), newSale()];
  for (const sale of [first, second]) {
    const answer = json('Sale', sale);
    await asking();
    await device('present');
    await answer;
  }
  const { ReferenceId } = first;
  expect(await json('Void', { ReferenceId })).toMatchObject({ Voided: true });
  expect(await json('Void', { ReferenceId })).toMatchObject({
    GeneralResponse: { StatusCode: '1004' },
  });
  const part = { ReferenceId: 'back-1', InvoiceNumber: second.ReferenceId, Amount: 10 };
  expect(await json('Return', part)).toMatchObject({ GeneralResponse: { StatusCode: '0000' } });
  expect(await json('Return', part)).toMatchObject({ GeneralResponse: { StatusCode: '1011' } });
  expect(await json('Return', { ...part, ReferenceId: 'back-2' })).toMatchObject({
    GeneralResponse: { StatusCode: '1004' },
  });
  expect(await json('Status', { ReferenceId: 'back-1' })).toMatchObject({
    GeneralResponse: { StatusCode: '0000' },
    Amounts: { TotalAmount: 10 },
  });
  expect(await json('Status', { ReferenceId: 'back-2' })).toMatchObject({
    GeneralResponse: { StatusCode: '1001' },
  });
});

test('money that the bank refuses to give back stays where it is, and its reference is used up', async () => {
  const sale = newSale();
  const answer = json('Sale', sale);
  await asking();
  await device('present');
  await answer;
  await sandbox.control('spin/declineReturn', {});
  const back = { ReferenceId: 'back-1', InvoiceNumber: sale.ReferenceId, Amount: 12.5 };
  expect(await json('Return', back)).toMatchObject({ GeneralResponse: { StatusCode: '1015' } });
  expect((await ledger()).sales).toMatchObject([{ amount_refunded: 0 }]);
  expect(await json('Return', back)).toMatchObject({ GeneralResponse: { StatusCode: '1011' } });
  expect(await json('Status', { ReferenceId: 'back-1' })).toMatchObject({
    GeneralResponse: { StatusCode: '1015' },
  });
  const again = { ...back, ReferenceId: 'back-2' };
  expect(await json('Return', again)).toMatchObject({ GeneralResponse: { StatusCode: '0000' } });
  expect((await ledger()).sales).toMatchObject([{ amount_refunded: 1250 }]);
});

test('speaks XML as well, its message in an address', async () => {
  const answer = xml({ TransType: 'Sale', Amount: '1.00', Tip: '0.04', InvNum: '2', RefId: 'x-1' });
  await asking();
  await device('present', { number: '4111111111111111', entry: 'insert' });
  const text = await answer;
  expect(text).toMatch(/^<xmp><response><RefId>x-1<\/RefId><ResultCode>0<\/ResultCode>/);
  expect(text).toContain('Amount=1.00,InvNum=2,CardType=VISA,BatchNum=1,Tip=0.04,AcntLast4=1111');
  const declined = xml({ TransType: 'Sale', Amount: '1.00', RefId: 'x-2' });
  await asking();
  await device('present', { outcome: 'decline' });
  expect(await declined).toContain('<RespMSG>Declined%20by%20the%20bank</RespMSG>');
  expect(await xml({ TransType: 'Status', RefId: 'x-1' })).toContain('<Message>Approved');
  expect(await xml({ TransType: 'Void', RefId: 'x-1' })).toContain('<ResultCode>0');
});

test('tells whether a terminal is there', async () => {
  const path = `${sandbox.url}${SPIN_PREFIX}/GetTerminalStatus?tpn=`;
  expect(await (await fetch(path + TPN)).text()).toBe('Online');
  await device('unplug');
  expect(await (await fetch(path + TPN)).text()).toBe('Offline');
  const status = `${sandbox.url}${SPIN_PREFIX}/v2/Common/TerminalStatus?request.tpn=`;
  expect(await (await fetch(`${status}none`)).json()).toMatchObject({ TerminalStatus: 'NotFound' });
});

test('an answer can be made to say another amount than was taken', async () => {
  const sale = newSale();
  const answer = json('Sale', sale);
  await asking();
  await device('present');
  await answer;
  await sandbox.control('spin/faults', { kind: 'wrong_amount', times: 1 });
  const { ReferenceId } = sale;
  expect(await json('Status', { ReferenceId })).toMatchObject({ Amounts: { TotalAmount: 13.5 } });
  expect(await json('Status', { ReferenceId })).toMatchObject({ Amounts: { TotalAmount: 12.5 } });
});
