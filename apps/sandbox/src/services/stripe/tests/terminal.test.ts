import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import { createTerminal } from '../browser/terminal/create-terminal';
import { defaultStripeSettings } from '../stripe-settings';

// The script's own answers are plain data; a test says what it expects of them.
type Terminal = Record<
  | 'cancelCollectPaymentMethod'
  | 'collectPaymentMethod'
  | 'connectReader'
  | 'discoverReaders'
  | 'processPayment'
  | 'setSimulatorConfiguration',
  // oxlint-disable-next-line typescript/no-explicit-any
  (...given: any[]) => Promise<any>
>;

const COUNTER = defaultStripeSettings.readers[0]?.id ?? '';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control('reset', {}));

function open(more: object = {}, scope: object = {}): Terminal {
  const made = createTerminal(sandbox.url, {
    async onFetchConnectionToken() {
      const { secret } = await sandbox.stripe.terminal.connectionTokens.create(scope);
      return secret;
    },
    ...more,
  });
  return made as Terminal; // the methods that the test below calls
}

async function connected(more: object = {}): Promise<Terminal> {
  const terminal = open(more);
  const { discoveredReaders } = await terminal.discoverReaders({});
  const reader = discoveredReaders.find(({ id }: { id: string }) => id === COUNTER);
  expect(await terminal.connectReader(reader)).toMatchObject({ reader: { id: COUNTER } });
  return terminal;
}

function intent(currency = 'usd') {
  const interac = currency === 'cad' ? (['interac_present'] as const) : [];
  return sandbox.stripe.paymentIntents.create({
    amount: 2345,
    currency,
    allowed_payment_method_types: ['card_present', ...interac],
    capture_method: 'manual',
  });
}

async function device(act: string, body: object = {}): Promise<unknown> {
  return sandbox.control(`devices/${COUNTER}/${act}`, body);
}

/** Until the reader asks for a card. */
async function asking(): Promise<void> {
  for (;;) {
    const { devices } = (await sandbox.control('devices')) as {
      devices: { id: string; state: string }[];
    };
    if (devices.some(({ id, state }) => id === COUNTER && state === 'waiting')) return;
  }
}

async function tap(terminal: Terminal, client_secret: string | null, body: object = {}) {
  const collecting = terminal.collectPaymentMethod(client_secret);
  await asking();
  await device('present', { number: '4242424242424242', ...body });
  return await collecting;
}

test('a card that is read, charged and captured', async () => {
  const terminal = await connected();
  const made = await intent();
  const read = await tap(terminal, made.client_secret);
  expect(read.paymentIntent).toMatchObject({
    status: 'requires_payment_method',
    sdk_payment_details: { type: 'card_present', card_present: { brand: 'visa', last4: '4242' } },
  });
  const processed = await terminal.processPayment(read.paymentIntent);
  expect(processed.paymentIntent.status).toBe('requires_capture');
  const captured = await sandbox.stripe.paymentIntents.capture(made.id, {
    expand: ['latest_charge'],
  });
  expect(captured).toMatchObject({
    status: 'succeeded',
    latest_charge: { payment_method_details: { card_present: { read_method: 'contactless_emv' } } },
  });
  expect((await sandbox.ledger()).intents[0]).toMatchObject({ amount_captured: 2345 });
});

test('Interac is taken at once, in Canadian dollars only', async () => {
  const terminal = await connected();
  const made = await intent('cad');
  const read = await tap(terminal, made.client_secret, { number: '4506445006931933' });
  const processed = await terminal.processPayment(read.paymentIntent);
  expect(processed.paymentIntent.status).toBe('succeeded');
  const inDollars = sandbox.stripe.paymentIntents.create({
    amount: 2345,
    currency: 'usd',
    allowed_payment_method_types: ['interac_present'],
  });
  await expect(inDollars).rejects.toThrow('Only CAD is supported');
});

test('a declined card leaves the intent for another', async () => {
  const terminal = await connected();
  const made = await intent();
  const first = await tap(terminal, made.client_secret, { outcome: 'decline' });
  expect(await terminal.processPayment(first.paymentIntent)).toMatchObject({
    error: { code: 'card_declined', decline_code: 'generic_decline' },
  });
  const second = await tap(terminal, made.client_secret);
  const processed = await terminal.processPayment(second.paymentIntent);
  expect(processed.paymentIntent.status).toBe('requires_capture');
  expect((await sandbox.ledger()).intents[0]?.charges.map(({ status }) => status)).toEqual([
    'failed',
    'succeeded',
  ]);
});

test('cancelled by the shop, and by the guest', async () => {
  const terminal = await connected();
  const { client_secret } = await intent();
  for (const [cancel, code] of [
    [() => terminal.cancelCollectPaymentMethod(), 'canceled'],
    [() => device('cancel'), 'canceled_by_customer'],
  ] as const) {
    const collecting = terminal.collectPaymentMethod(client_secret);
    await asking();
    await cancel();
    expect(await collecting).toMatchObject({ error: { code } });
  }
  expect(await terminal.cancelCollectPaymentMethod()).toMatchObject({
    error: { code: 'no_active_collect_payment_method_attempt' },
  });
});

test('the plug is pulled: the page is told, and may connect again', async () => {
  const lost: unknown[] = [];
  const told = withResolvers();
  const terminal = await connected({
    onUnexpectedReaderDisconnect: (event: unknown) => {
      lost.push(event);
      told.resolve();
    },
  });
  const { client_secret } = await intent();
  const collecting = terminal.collectPaymentMethod(client_secret);
  await asking();
  await device('unplug');
  expect(await collecting).toMatchObject({ error: { code: 'reader_connection_interrupted' } });
  await told.promise;
  expect(lost).toMatchObject([{ error: { code: 'reader_connection_interrupted' } }]);
  const { discoveredReaders } = await terminal.discoverReaders({});
  expect(discoveredReaders[0]).toMatchObject({ id: COUNTER, status: 'offline' });
  expect(await terminal.connectReader(discoveredReaders[0])).toHaveProperty('error');
  await device('plug');
  expect(await terminal.connectReader(discoveredReaders[0])).toHaveProperty('reader');
});

test('an answer that is lost is an error; the intent has been charged', async () => {
  const terminal = await connected();
  const made = await intent();
  const read = await tap(terminal, made.client_secret);
  await sandbox.fault({ kind: 'dropAfterCommit', match: { path: '/stripe/terminal/process' } });
  expect(await terminal.processPayment(read.paymentIntent)).toMatchObject({
    error: { code: 'network_error' },
  });
  const { status } = await sandbox.stripe.paymentIntents.retrieve(made.id);
  expect(status).toBe('requires_capture');
});

test('a token opens the readers of its location and account only', async () => {
  expect(await open({}, { location: 'tml_Sandbox' }).discoverReaders({})).toMatchObject({
    discoveredReaders: [{ id: COUNTER }, {}],
  });
  await expect(
    sandbox.stripe.terminal.connectionTokens.create({ location: 'tml_none' }),
  ).rejects.toThrow('No such location');
  const location = await sandbox.stripe.terminal.locations.create({
    display_name: 'Elsewhere',
    address: { line1: '1 Main', city: 'Toronto', state: 'ON', country: 'CA', postal_code: 'M5V' },
  });
  const there = await sandbox.stripe.terminal.readers.create(
    { registration_code: 'simulated-wpe', label: 'Elsewhere', location: location.id },
    { stripeAccount: 'acct_other' },
  );
  expect(await open({}, { location: location.id }).discoverReaders({})).toEqual({
    discoveredReaders: [],
  });
  expect(await open().connectReader(there)).toMatchObject({
    error: { code: 'invalid_reader_shape' },
  });
  const refusing = open({ onFetchConnectionToken: () => Promise.reject(new Error('no')) });
  expect(await refusing.discoverReaders({})).toMatchObject({
    error: { code: 'failed_fetch_connection_token' },
  });
});

test('the simulated reader reads the card it is told to', async () => {
  const terminal = open();
  const { discoveredReaders } = await terminal.discoverReaders({ simulated: true });
  await terminal.connectReader(discoveredReaders[0]);
  void terminal.setSimulatorConfiguration({ testPaymentMethod: 'charge_declined' });
  const made = await intent();
  const read = await terminal.collectPaymentMethod(made.client_secret);
  expect(await terminal.processPayment(read.paymentIntent)).toMatchObject({
    error: { code: 'card_declined' },
  });
});

test('a typed card pays no intent of a reader', async () => {
  const made = await intent();
  await expect(
    sandbox.stripe.paymentIntents.confirm(made.id, { payment_method: 'pm_card_visa' }),
  ).rejects.toThrow('is not allowed for this PaymentIntent');
});

function withResolvers() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
