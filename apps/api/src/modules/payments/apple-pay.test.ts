import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PayShop, startPayShop } from './settle/testing/start-pay-shop';
import { isApplePayAddress } from './apple-pay-address';

const SESSION = { epochTimestamp: 1, merchantSessionIdentifier: 'SSH1', signature: '3080' };

const ASSOCIATION = '/.well-known/apple-developer-merchantid-domain-association';

let gateway: Server;
let folder: string;
let origin: string;
let asked: { readonly url: string; readonly body: string }[] = [];
let shop: PayShop;

beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ url: request.url ?? '', body });
      const isElsewhere = request.url === '/paymentservices/elsewhere';
      const headers = isElsewhere
        ? { location: `${origin}/paymentservices/canary` }
        : { 'content-type': 'application/json' };
      response.writeHead(isElsewhere ? 302 : 200, headers).end(JSON.stringify(SESSION));
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo; // a TCP server's
  origin = `http://127.0.0.1:${port}`;
  const applePay = { merchantId: 'merchant.example', certificateFile: null, keyFile: null };
  folder = mkdtempSync(join(tmpdir(), 'comanda-apple-pay-'));
  const applePayDomainFile = join(folder, 'association');
  writeFileSync(applePayDomainFile, '7B227073704964');
  shop = await startPayShop({
    processors: { applePay: { ...applePay, gateway: origin }, applePayDomainFile },
  });
}, 60_000);
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
});

async function authorize(validate_url: string, service: 'BAMBORA' | 'STRIPE' = 'BAMBORA') {
  const { token } = await shop.newGuestAt(shop.counterOf(service));
  return await shop.call('POST', '/authorizeApplePayMerchant', { validate_url }, { token });
}

test('asks for a session for this site, and hands it on as it is', async () => {
  asked = [];
  const reply = await authorize(`${origin}/paymentservices/startSession`);
  expect(reply).toMatchObject({ status: 200 });
  expect(reply.body.merchant_session).toEqual(SESSION);
  expect(JSON.parse(asked[0]?.body ?? '{}')).toEqual({
    merchantIdentifier: 'merchant.example',
    displayName: 'Test Shop',
    initiative: 'web',
    initiativeContext: '127.0.0.1',
  });
});

test('shows Apple that the domain is ours, as it was given', async () => {
  const reply = await fetch(`${shop.api.url}${ASSOCIATION}`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toContain('text/plain');
  expect(await reply.text()).toBe('7B227073704964');
});

test('T13: goes nowhere that a gateway sends it to', async () => {
  asked = [];
  expect((await authorize(`${origin}/paymentservices/elsewhere`)).body.code).toBe('unavailable');
  expect(asked.map(({ url }) => url)).toEqual(['/paymentservices/elsewhere']);
});

test('is offered where Bambora takes the wallet, and only there', async () => {
  const reply = await authorize(`${origin}/paymentservices/startSession`, 'STRIPE');
  expect(reply.body.code).toBe('payment_method_unavailable');
});

test('what the wallet gives pays at Bambora, and what is none is declined', async () => {
  const counter = shop.counterOf('BAMBORA');
  const { restaurant_id } = counter;
  const guest = await shop.newGuestAt(counter);
  const { token, guest_id } = guest;
  async function payBy(wallet: string) {
    const { payment_intent, processor } = (await shop.intent(counter, guest)).body;
    expect(processor.has_apple_pay).toBe(true);
    const { payment_intent_id } = payment_intent;
    const payment = { payment_method: 'WALLET', token: wallet, payment_intent_id };
    return await shop.call(
      'POST',
      '/orders/orderAndPay',
      { restaurant_id, guest_id, ...payment },
      { token },
    );
  }
  expect((await payBy('none of Apple’s')).body.code).toBe('payment_declined');
  const paid = await payBy(Buffer.from('{"version":"EC_v1","data":"…"}').toString('base64'));
  expect(paid.body.order).toMatchObject({ payment_status: 'CAPTURED', payment_method: 'WALLET' });
});

const PATH = '/paymentservices/startSession';
const FORGED = [
  'http://169.254.169.254/latest/meta-data',
  'http://localhost:5432/',
  `http://127.0.0.1${PATH}`,
  `https://127.0.0.1${PATH}`,
  `https://[::1]${PATH}`,
  `https://[::ffff:127.0.0.1]${PATH}`,
  `https://0x7f000001${PATH}`,
  `https://2130706433${PATH}`,
  `https://0177.0.0.1${PATH}`,
  `https://10.0.0.1${PATH}`,
  `https://metadata.google.internal${PATH}`,
  `http://apple-pay-gateway.apple.com${PATH}`,
  `https://apple-pay-gateway.apple.com:8443${PATH}`,
  `https://apple-pay-gateway.apple.com@evil.example${PATH}`,
  `https://evil.example@apple-pay-gateway.apple.com${PATH}`,
  `https://apple-pay-gateway.apple.com.evil.example${PATH}`,
  `https://evil-apple-pay-gateway.apple.com${PATH}`,
  `https://apple-pay-gateway.apple.com.${PATH}`,
  `https://apple-pay-gateway.evil.com${PATH}`,
  `https://apple-pay-gateway-apple.com${PATH}`,
  `https://apple.com${PATH}`,
  `https://www.apple.com${PATH}`,
  `https://аpple-pay-gateway.apple.com${PATH}`,
  `https://apple-pay-gateway.apple.com${PATH}?url=http://localhost`,
  `https://apple-pay-gateway.apple.com${PATH}#x`,
  'https://apple-pay-gateway.apple.com/redirect/elsewhere',
  'https://apple-pay-gateway.apple.com/paymentservices/../admin',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'javascript:alert(1)',
  'data:text/plain,hello',
  'not an address',
];

test.each(FORGED)('T13: never asks %s', async (address) => {
  expect(isApplePayAddress(address, null)).toBe(false);
});

test('T13: a forged address reaches nobody', async () => {
  asked = [];
  for (const path of ['/paymentservices/../canary', '/canary', '/paymentservices/a?b'])
    expect((await authorize(`${origin}${path}`)).body.code).toBe('invalid_input');
  expect((await authorize('http://127.0.0.1:1/paymentservices/a')).body.code).toBe('invalid_input');
  expect(asked).toEqual([]);
});

test.each([
  'https://apple-pay-gateway.apple.com/paymentservices/startSession',
  'https://apple-pay-gateway-nc-pod1.apple.com/paymentservices/startSession',
  'https://cn-apple-pay-gateway-sh-pod1.apple.com/paymentservices/paymentSession',
])('knows %s for Apple’s', (address) => {
  expect(isApplePayAddress(address, null)).toBe(true);
});
