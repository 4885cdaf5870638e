import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SHOP_CAMPAIGNS } from '../payments/settle/testing/shop-campaigns';
import { type Guest, type Outside, startOutside } from '../delivery/testing/start-outside';

let outside: Outside;
let numbers = 100;

beforeAll(async () => {
  outside = await startOutside({ campaigns: SHOP_CAMPAIGNS });
}, 120_000);
afterAll(() => outside.close());
// A number gets one code a minute.
beforeEach(() => outside.advance(3_600_000));

/** A number that no guest has yet. */
function aNumber(): string {
  numbers += 1;
  return `+12125551${numbers}`;
}

/** Orders with the campaign of which each guest may use one. */
async function useOnce(guest: Guest): Promise<string> {
  const campaign = { campaign_instance_id: randomUUID(), campaign_code: 'ONCE' };
  const campaigns = [{ ...campaign, campaign_id: outside.shop.ids.get('once-each') }];
  const order = outside.shop.order(guest.guest_id, { campaigns, payment_method: 'COUNTER' });
  const reply = await outside.shop.call('POST', '/orders/orderAndPay', order, guest);
  return reply.status === 200 ? 'taken' : reply.body.code;
}

/** Shows by the code that was texted that a guest's number is theirs. */
async function verify({ guest_id, token }: Guest, number: string): Promise<void> {
  outside.advance(61_000);
  await outside.shop.call('POST', `/guest/${guest_id}/generate2FA`, undefined, { token });
  const [text] = await outside.textsTo(number);
  const code = /\d{6}/.exec(text?.body ?? '')?.[0] ?? '';
  const body = { guestId: guest_id, code };
  const { body: reply } = await outside.shop.call('POST', '/guest/verify2FA', body, { token });
  expect(reply.success).toBe(true);
}

test('a campaign is not spent by a stranger who types somebody’s number', async () => {
  const number = aNumber();
  const stranger = await outside.newGuestWithPhone(number);
  expect(await useOnce(stranger)).toBe('taken');
  // It is the stranger's own that is spent.
  expect(await useOnce(stranger)).toBe('campaign_used_up');

  const victim = await outside.newGuestWithPhone(number);
  await verify(victim, number);
  expect(await useOnce(victim)).toBe('taken');
});

test('a number that is shown to be the guest’s uses a campaign once, from however many sessions', async () => {
  const number = aNumber();
  const first = await outside.newGuestWithPhone(number);
  await verify(first, number);
  expect(await useOnce(first)).toBe('taken');

  const again = await outside.newGuestWithPhone(number);
  await verify(again, number);
  expect(await useOnce(again)).toBe('campaign_used_up');
  const { body } = await outside.shop.call(
    'POST',
    '/campaign/getForGuest',
    { restaurant_id: outside.shop.restaurant_id, guest_id: again.guest_id, campaign_code: 'ONCE' },
    again,
  );
  expect(body.code).toBe('campaign_used_up');
});

test('where numbers have to be shown, no other number gets round the limit', async () => {
  await outside.shop.changeSettings({ is_phone_verification_required: true });
  const number = aNumber();
  const guest = await outside.newGuestWithPhone(number);
  expect(await useOnce(guest)).toBe('phone_unverified');
  await verify(guest, number);
  expect(await useOnce(guest)).toBe('taken');

  const again = await outside.newGuestWithPhone(number);
  expect(await useOnce(again)).toBe('phone_unverified');
  await verify(again, number);
  expect(await useOnce(again)).toBe('campaign_used_up');
  // Another number is not theirs to show.
  const { guest_id, token } = again;
  const other = { guest_id, phone_number: aNumber() };
  const { restaurant_id } = outside.shop;
  await outside.shop.call('POST', '/guest/update', { restaurant_id, guest: other }, { token });
  expect(await useOnce(again)).toBe('phone_unverified');
  await outside.shop.changeSettings({ is_phone_verification_required: false });
});
