import type { AddressInfo } from 'node:net';
import { buildSandbox } from '@comanda/sandbox/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CloudTerminal } from './cloud-terminal';
import { giveBack } from './give-back';
import { createSpinJson } from './spin-json';
import { createSpinXml, readXmlAnswer } from './spin-xml';

const TPN = '221921800001';
const KEY = { tpn: TPN, auth_key: 'SandboxKey' };

const sandbox = buildSandbox();
let url = '';
let orders = 0;

beforeAll(async () => {
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const { port } = sandbox.server.address() as AddressInfo; // a TCP server's
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => sandbox.close());
beforeEach(() => control('spin/reset'));

async function control(path: string, body: object = {}): Promise<void> {
  await fetch(`${url}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Shows a card as soon as the terminal asks for one. */
async function present(card: object): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const reply = await fetch(`${url}/_control/devices/${TPN}/present`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    });
    if (reply.ok) return;
  }
  throw new Error('The terminal asks for no card.');
}

/** Amount the terminal has refunded of a sale, in cents. */
async function refundedOf(reference: string): Promise<number | undefined> {
  const query = new URLSearchParams({ 'metadata[reference_id]': reference });
  const reply = await fetch(`${url}/_control/spin/ledger?${query.toString()}`);
  const { sales } = (await reply.json()) as { sales: { amount_refunded: number }[] }; // what the control interface documents
  return sales[0]?.amount_refunded;
}

function anOrder() {
  orders += 1;
  return { reference: `ref-${orders}`, invoice: `inv-${orders}`, amount: 1234 };
}

const interfaces: readonly (readonly [string, () => CloudTerminal])[] = [
  ['JSON', () => createSpinJson(`${url}/spin`)],
  ['XML', () => createSpinXml(`${url}/spin`, createSpinJson(`${url}/spin`))],
];

describe.each(interfaces)('SPIn in %s', (_name, make) => {
  test('sells, tells how a sale stands, takes it back once', async () => {
    const terminal = make();
    const order = anOrder();
    const [sold] = await Promise.all([terminal.sale(KEY, order), present({})]);
    expect(sold).toMatchObject({ kind: 'approved', amount: 1234, is_voided: false });
    expect(await terminal.status(KEY, order.reference)).toMatchObject({ kind: 'approved' });
    expect(await terminal.sale(KEY, order)).toEqual({ kind: 'duplicate' });
    expect(await terminal.void(KEY, order.reference)).toMatchObject({ kind: 'approved' });
    expect(await terminal.status(KEY, order.reference)).toMatchObject({ is_voided: true });
    expect(await terminal.void(KEY, order.reference)).toMatchObject({ kind: 'refused' });
  });

  test('gives a part back once for one reference', async () => {
    const terminal = make();
    const order = anOrder();
    await Promise.all([terminal.sale(KEY, order), present({})]);
    const back = { ...order, reference: `${order.reference}-back`, amount: 500 };
    expect(await terminal.giveBack(KEY, back)).toMatchObject({ kind: 'approved' });
    expect(await terminal.giveBack(KEY, back)).toEqual({ kind: 'duplicate' });
  });

  test('what the bank refused to give back is given back the next time, under another reference, once', async () => {
    const terminal = make();
    const order = anOrder();
    await Promise.all([terminal.sale(KEY, order), present({})]);
    const back = { ...order, reference: `${order.reference}-back`, amount: 500 };
    await control('spin/declineReturn');
    expect(await giveBack(terminal, KEY, back)).toMatchObject({ error: { code: 'rejected' } });
    expect(await giveBack(terminal, KEY, back)).toEqual({ ok: true, value: 'done' });
    expect(await giveBack(terminal, KEY, back)).toEqual({ ok: true, value: 'done' });
    expect(await refundedOf(order.reference)).toBe(500);
  });

  test('tells a refusal, a cancel and a sale that nobody made apart', async () => {
    const terminal = make();
    const declined = anOrder();
    const [said] = await Promise.all([
      terminal.sale(KEY, declined),
      present({ outcome: 'decline' }),
    ]);
    expect(said).toMatchObject({ kind: 'declined', message: 'Declined by the bank' });
    const cancelled = anOrder();
    const selling = terminal.sale(KEY, cancelled);
    await abortOnceAsked(terminal);
    expect(await selling).toMatchObject({ kind: 'cancelled' });
    expect(await terminal.status(KEY, cancelled.reference)).toMatchObject({ kind: 'cancelled' });
    expect(await terminal.status(KEY, 'none')).toEqual({ kind: 'absent' });
  });

  test('knows a wrong key, a busy terminal and one without power', async () => {
    const terminal = make();
    expect(await terminal.sale({ ...KEY, auth_key: 'wrong' }, anOrder())).toMatchObject({
      kind: 'refused',
    });
    const selling = terminal.sale(KEY, anOrder());
    // One that came before it would be the one that is asked for.
    await expect.poll(isAsking).toBe(true);
    expect((await terminal.sale(KEY, anOrder())).kind).toBe('busy');
    await control(`devices/${TPN}/cancel`);
    await selling;
    expect(await terminal.isOnline(KEY)).toBe(true);
    await control(`devices/${TPN}/unplug`);
    expect(await terminal.isOnline(KEY)).toBe(false);
    expect(await terminal.sale(KEY, anOrder())).toMatchObject({ kind: 'offline' });
  });

  test('hears nothing: it may have happened', async () => {
    const terminal = make();
    await control('spin/faults', { kind: 'status', times: 1 });
    expect(await terminal.status(KEY, 'any')).toMatchObject({ kind: 'unknown' });
    await control('spin/faults', { kind: 'malformed', times: 1 });
    expect(await terminal.status(KEY, 'any')).toMatchObject({ kind: 'unknown' });
    await control('spin/faults', { kind: 'dropBeforeCommit', times: 1 });
    expect(await terminal.status(KEY, 'any')).toMatchObject({ kind: 'unknown' });
  });

  async function isAsking(): Promise<boolean> {
    const { devices } = (await (await fetch(`${url}/_control/devices`)).json()) as {
      devices: { id: string; state: string }[];
    }; // what the control interface documents
    return devices.some(({ id, state }) => id === TPN && state === 'waiting');
  }

  async function abortOnceAsked(terminal: CloudTerminal): Promise<void> {
    for (let tries = 0; tries < 500; tries += 1) {
      if ((await terminal.abort(KEY)).kind === 'approved') return;
    }
    throw new Error('The terminal asks for no card.');
  }
});

test.each([
  [
    '<xmp><response><RefId>sale-77</RefId><ResultCode>0</ResultCode><RespMSG>APPROVED%20BY%20HOST</RespMSG><Message>Approved</Message><AuthCode>07315K</AuthCode><PNRef>7</PNRef><ExtData>InvNum=1001,Amount=1.04,CardType=VISA,BatchNum=1,Tip=0.00,AcntLast4=1881,TotalAmt=1.04,EntryType=CHIP</ExtData></response></xmp>',
    { kind: 'approved', amount: 104, transaction_ref: '7', is_voided: false },
  ],
  [
    '<xmp><response><RefId>1</RefId><ResultCode>1</ResultCode><RespMSG>Pas%20d%E2%80%99argent</RespMSG><Message>Error</Message><ExtData>CardType=AMEX</ExtData></response></xmp>',
    { kind: 'declined', code: '1', message: 'Pas d’argent', brand: 'AMEX' },
  ],
  ['<xmp><response><RefId/><Message>No open batch</Message></response></xmp>', { kind: 'absent' }],
  [
    '<xmp><response><ResultCode>2</ResultCode><RespMSG>100%</RespMSG></response></xmp>',
    { kind: 'unknown', detail: '100%' },
  ],
  [
    '<xmp><response><ResultCode>1</ResultCode><RespMSG>Communication%20interrupted</RespMSG><Message>Error</Message></response></xmp>',
    { kind: 'unknown', detail: 'Communication interrupted' },
  ],
  [
    '<xmp><response><ResultCode>1</ResultCode><RespMSG>Aborted:%20connection%20lost</RespMSG><Message>Error</Message></response></xmp>',
    { kind: 'unknown', detail: 'Aborted: connection lost' },
  ],
  [
    '<xmp><response><ResultCode>1</ResultCode><RespMSG>Cancelled%20or%20interrupted</RespMSG><Message>Error</Message></response></xmp>',
    { kind: 'cancelled', message: 'Cancelled or interrupted' },
  ],
  ['<html>Bad gateway</html>', { kind: 'unknown', detail: 'unreadable' }],
  ['', { kind: 'unknown', detail: 'unreadable' }],
])('reads %s', (text, answer) => {
  expect(readXmlAnswer(text)).toEqual(answer);
});
