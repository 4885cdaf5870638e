import { expect, test } from 'vitest';
import { signCallback } from '../texts/twilio/sign-callback';
import { signToken } from './doordash/sign-token';
import { readJob, readNashTime } from './nash/read-job';
import { readNashWebhook, signNashWebhook } from './nash/read-webhook';
import { webUrl } from './web-url';

const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
const BODY = Buffer.from('{"type":"delivery"}');
const SIGNED = 'v1,KxrlI1yyOfPmXxH4YqBVHjKb+9T9VGjKzV3hc32dXN4=';
const AT = 1_700_000_000;

test('a webhook of Nash is signed as Svix signs', () => {
  expect(signNashWebhook(SECRET, { id: 'msg_1', timestamp: String(AT), body: BODY })).toBe(SIGNED);
});

test.each([
  ['as it was sent', SIGNED, 0, true],
  ['with a signature of tomorrow beside it', `v1,bm8= ${SIGNED}`, 0, true],
  ['299 seconds late', SIGNED, 299, true],
  ['301 seconds late', SIGNED, 301, false],
  ['301 seconds early', SIGNED, -301, false],
  ['with another signature', 'v1,bm8=', 0, false],
  ['with none', '', 0, false],
])('one %s', (_, signature, age, isTaken) => {
  const headers = { 'svix-id': 'msg_1', 'svix-timestamp': String(AT), 'svix-signature': signature };
  const now = new Date((AT + age) * 1000);
  const read = readNashWebhook({ webhookSecret: SECRET }, BODY, headers, now);
  expect(read).toEqual(isTaken ? { external_id: null } : null);
  expect(readNashWebhook({ webhookSecret: null }, BODY, headers, now)).toBeNull();
});

test('a callback of Twilio is signed over its address and its form', () => {
  const form = new URLSearchParams({
    To: '+15005550006',
    MessageStatus: 'delivered',
    MessageSid: 'SM1',
  });
  const url = 'https://app.example/hooks/twilio';
  expect(signCallback(url, form, 'tok')).toBe('M1GX/w8Z8JkVlcZLMneesvKDg2U=');
});

test('a token for DoorDash says whose it is and ends in five minutes', () => {
  const config = {
    developerId: 'dev',
    keyId: 'key',
    signingSecret: 'c2VjcmV0',
    webhookAuthorization: null,
    apiBase: '',
  };
  const [header = '', payload = ''] = signToken(config, new Date(AT * 1000)).split('.');
  function read(part: string): unknown {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  }
  expect(read(header)).toEqual({ alg: 'HS256', typ: 'JWT', 'dd-ver': 'DD-JWT-V1' });
  expect(read(payload)).toEqual({
    aud: 'doordash',
    iss: 'dev',
    kid: 'key',
    iat: AT,
    exp: AT + 300,
  });
});

test.each([
  ['2026-11-20T12:00:00.123456', '2026-11-20T12:00:00.123Z'],
  ['2026-11-20T12:00:00Z', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T14:00:00+02:00', '2026-11-20T12:00:00.000Z'],
  ['soon', null],
  [null, null],
])('Nash writes %s', (text, instant) => {
  expect(readNashTime(text)?.toISOString() ?? null).toBe(instant);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', null])(
  'nobody is led to %s',
  (url) => {
    expect(webUrl(url)).toBeNull();
  },
);

test.each([
  [null],
  [{}],
  [{ id: 'job_1', jobConfigurations: [] }],
  [{ id: 'job_1', jobConfigurations: [{ tasks: [{ status: 'of_the_future' }] }] }],
])('what is no job is not read as one: %j', (value) => {
  expect(readJob(value)).toBeNull();
});
