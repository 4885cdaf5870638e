import { expect, test } from 'vitest';
import { startPostbox } from '../../testing/postbox';
import { assertPublic, isPublic, publicHosts } from './public-hosts';
import { post } from './send-signed';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
])('%s is not of the internet', (address) => expect(isPublic(address)).toBe(false));

test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:93.184.215.14'])(
  '%s is',
  (address) => expect(isPublic(address)).toBe(true),
);

test.each([
  'https://127.0.0.1/orders',
  'https://2130706433/orders',
  'https://0x7f.1/orders',
  'https://[::1]/orders',
  'https://[::ffff:a00:1]/orders',
  'http://orders.example/',
])('a webhook is not sent to %s', (url) =>
  expect(() => assertPublic(url)).toThrow(/network|encryption/),
);

test('a name is looked up where it is called, and goes nowhere when it leads here', async () => {
  assertPublic('https://orders.example/');
  const postbox = await startPostbox();
  const here = postbox.url.replace('127.0.0.1', 'localhost');
  await post(here, '{}');
  expect(postbox.received).toHaveLength(1);
  await expect(post(here, '{}', {}, publicHosts)).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringContaining('ALLOW_PRIVATE_WEBHOOKS') }),
  });
  expect(postbox.received).toHaveLength(1);
  await postbox.close();
});
