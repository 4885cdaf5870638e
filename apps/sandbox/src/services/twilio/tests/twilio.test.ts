import twilio from 'twilio';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import { startWebhookReceiver } from '../../../testing/webhook-receiver';
import type { WebhookReceiver } from '../../../testing/webhook-receiver';
import { countSegments } from '../messages/count-segments';
import type { TwilioLedger } from '../twilio-ledger';
import { defaultTwilioSettings } from '../twilio-settings';
import { signCallback } from '../wire/sign-callback';
import { twilioClient } from './twilio-client';

const { accountSid, authToken, verifyServiceSid } = defaultTwilioSettings;
const GUEST = '+15145550123';
const FROM = '+15005550006';

let time = Date.parse('2026-11-20T12:00:00Z');
let endpoint: WebhookReceiver;
let sandbox: RunningSandbox;

beforeAll(async () => {
  endpoint = await startWebhookReceiver();
  sandbox = await startSandbox({
    twilio: { statusMs: 1, clock: { now: () => new Date(time) } },
  });
});
afterAll(async () => {
  await sandbox.close();
  await endpoint.close();
});
beforeEach(() => sandbox.control('reset', {}));

function client(token = authToken) {
  return twilioClient(sandbox.url, accountSid, token);
}
function verify() {
  return client().verify.v2.services(verifyServiceSid);
}
async function texts(): Promise<TwilioLedger['texts']> {
  return ((await sandbox.control('twilio/ledger')) as TwilioLedger).texts; // what twilioLedger made
}
async function lastCode(): Promise<string> {
  return /\d{6}$/.exec((await texts())[0]?.body ?? '')?.[0] ?? '';
}
function another(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

test('takes a text, and tells its status along the way in signed callbacks', async () => {
  const message = await client().messages.create({
    to: GUEST,
    from: FROM,
    body: 'Your receipt: https://example.com/r/1',
    statusCallback: endpoint.url,
  });
  expect(message).toMatchObject({ status: 'queued', to: GUEST, from: FROM, numSegments: '1' });
  await endpoint.waitFor(2);
  for (const { body, headers } of endpoint.received) {
    const form = Object.fromEntries(new URLSearchParams(body));
    const signature = String(headers['x-twilio-signature']);
    expect(twilio.validateRequest(authToken, signature, endpoint.url, form)).toBe(true);
    expect(twilio.validateRequest('another', signature, endpoint.url, form)).toBe(false);
  }
  // They come in no promised order.
  const told = endpoint.received.map(({ body }) =>
    String(new URLSearchParams(body).get('MessageStatus')),
  );
  expect(told.toSorted()).toEqual(['delivered', 'sent']);
  expect(await client().messages(message.sid).fetch()).toMatchObject({ status: 'delivered' });
});

test('lists what was texted to one number since a day', async () => {
  const sent = { to: GUEST, from: FROM, body: 'one' };
  await client().messages.create(sent);
  await client().messages.create({ ...sent, to: '+15145550124', body: 'two' });
  const dateSentAfter = new Date('2026-11-20T00:00:00Z');
  const listed = await client().messages.list({ to: GUEST, dateSentAfter });
  expect(listed.map(({ body }) => body)).toEqual(['one']);
  const tomorrow = new Date('2026-11-21T00:00:00Z');
  expect(await client().messages.list({ to: GUEST, dateSentAfter: tomorrow })).toEqual([]);
});

test('signs as Twilio documents it', () => {
  expect(
    signCallback(
      'https://app.example/hooks/twilio',
      'MessageSid=SM1&MessageStatus=delivered&To=%2B15005550006',
      'tok',
    ),
  ).toBe('M1GX/w8Z8JkVlcZLMneesvKDg2U=');
});

test.each([
  [{ to: '+15005550001', from: FROM, body: 'x' }, 21211],
  [{ to: '+15005550003', from: FROM, body: 'x' }, 21408],
  [{ to: '+15005550004', from: FROM, body: 'x' }, 21610],
  [{ to: '+15005550009', from: FROM, body: 'x' }, 21614],
  [{ to: GUEST, from: '+15005550007', body: 'x' }, 21606],
  [{ to: '5145550123', from: FROM, body: 'x' }, 21211],
  [{ to: GUEST, from: FROM, body: '' }, 21602],
  [{ to: GUEST, from: FROM, body: 'x'.repeat(1601) }, 21617],
  [{ to: GUEST, body: 'x' }, 21603],
])('refuses %o with the code that Twilio documents', async (message, code) => {
  await expect(client().messages.create(message)).rejects.toMatchObject({ status: 400, code });
  expect(await texts()).toEqual([]);
});

test('knows its account only by its own token', async () => {
  const stranger = client('wrong').messages.create({ to: GUEST, from: FROM, body: 'x' });
  await expect(stranger).rejects.toMatchObject({ status: 401, code: 20003 });
});

test('a code that was texted shows that the phone is theirs, once', async () => {
  const started = await verify().verifications.create({ to: GUEST, channel: 'sms' });
  expect(started).toMatchObject({ status: 'pending', valid: false, to: GUEST });
  expect(JSON.stringify(started)).not.toContain(await lastCode());
  const code = await lastCode();
  const wrong = await verify().verificationChecks.create({ to: GUEST, code: another(code) });
  expect(wrong).toMatchObject({ status: 'pending', valid: false });
  const right = await verify().verificationChecks.create({ to: GUEST, code });
  expect(right).toMatchObject({ status: 'approved', valid: true });
  const again = verify().verificationChecks.create({ to: GUEST, code });
  await expect(again).rejects.toMatchObject({ status: 404, code: 20404 });
});

test('a code sent again is the same one, five times at most', async () => {
  await verify().verifications.create({ to: GUEST, channel: 'sms' });
  const code = await lastCode();
  for (let sends = 1; sends < 5; sends += 1) {
    await verify().verifications.create({ to: GUEST, channel: 'sms' });
  }
  expect(await lastCode()).toBe(code);
  const sixth = verify().verifications.create({ to: GUEST, channel: 'sms' });
  await expect(sixth).rejects.toMatchObject({ status: 429, code: 60203 });
});

test('a code is tried five times at most, even if the sixth is right', async () => {
  await verify().verifications.create({ to: GUEST, channel: 'sms' });
  const code = await lastCode();
  for (let tries = 0; tries < 5; tries += 1) {
    await verify().verificationChecks.create({ to: GUEST, code: another(code) });
  }
  const sixth = verify().verificationChecks.create({ to: GUEST, code });
  await expect(sixth).rejects.toMatchObject({ status: 429, code: 60202 });
});

test('a code is good for ten minutes, and not once it was cancelled', async () => {
  await verify().verifications.create({ to: GUEST, channel: 'sms' });
  const code = await lastCode();
  time += 10 * 60_000;
  const late = verify().verificationChecks.create({ to: GUEST, code });
  await expect(late).rejects.toMatchObject({ status: 404, code: 20404 });
  const { sid } = await verify().verifications.create({ to: GUEST, channel: 'sms' });
  await verify().verifications(sid).update({ status: 'canceled' });
  const cancelled = verify().verificationChecks.create({ to: GUEST, code: await lastCode() });
  await expect(cancelled).rejects.toMatchObject({ status: 404, code: 20404 });
});

test('can be made to fail: before the text is taken, or after', async () => {
  await sandbox.control('twilio/faults', { kind: 'status', status: 503, times: 1 });
  const refused = client().messages.create({ to: GUEST, from: FROM, body: 'one' });
  await expect(refused).rejects.toMatchObject({ status: 503 });
  expect(await texts()).toEqual([]);
  await sandbox.control('twilio/faults', { kind: 'dropAfterCommit', times: 1 });
  const lost = client().messages.create({ to: GUEST, from: FROM, body: 'two' });
  await expect(lost).rejects.toThrow('fetch failed');
  expect(await texts()).toMatchObject([{ body: 'two' }]);
});

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['ê'.repeat(70), 1],
  ['ê'.repeat(71), 2],
  ['a'.repeat(307), 3],
])('counts the texts that %j makes', (body, count) => {
  expect(countSegments(body)).toBe(count);
});
