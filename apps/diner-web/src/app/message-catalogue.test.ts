import type { Language } from '@comanda/contracts';
import { createI18n, type TextGroup } from '@comanda/i18n';
import { describe, expect, test } from 'vitest';

const GROUPS: readonly TextGroup[] = ['browsing', 'ordering', 'checkout', 'table', 'venue'];
const LANGUAGES: readonly Language[] = ['en', 'fr', 'es', 'pt'];

/** Messages a guest may see: the case, the text, and the code's name for it where the text is composed. */
const MESSAGES: readonly (readonly [when: string, key: string, named?: string])[] = [
  ['the restaurant is closed', 'menu.closed_banner'],
  ['the restaurant takes no orders', 'menu.not_taking_orders'],
  ['the menu is only for reading', 'cart.menu_only'],
  ['closed, in the place of the way on', 'cart.closed'],
  ['the table is not found', 'table.code.not_found'],
  ['the table is not found, as a page', 'table.missing.title'],
  ['the restaurant does not exist', 'page.restaurant_not_found.title', 'restaurant_not_found'],
  ['the page does not exist', 'page.not_found.title', 'not_found'],
  ['the table’s session is closed', 'table.session.closed'],
  ['the guest sits there no more', 'table.session.missing'],
  ['the table could not be read', 'table.session.unread'],
  ['a tablet’s table could not be closed', 'table.tablet.not_closed'],
  ['the name is blank', 'checkout.contact.name_blank'],
  ['the name is taken', 'checkout.contact.name_in_use'],
  ['the name is too short', 'checkout.contact.name_short_other', 'checkout.contact.name_short'],
  ['the phone number is not valid', 'checkout.contact.phone_invalid'],
  ['a guest could not be changed', 'error.guest_name_in_use', 'error.${'],
  ['a text cannot be sent', 'error.phone_not_textable', 'error.${'],
  ['a text is on its way', 'table.complete.sent'],
  ['another code is on its way', 'table.twofa.resent'],
  ['another code must wait', 'table.twofa.wait_other', 'table.twofa.wait'],
  ['the code is wrong', 'table.twofa.wrong'],
  ['the waiter has been called', 'table.waiter.done_title'],
  ['the waiter cannot be called yet', 'table.waiter.again_in_other', 'table.waiter.again_in'],
  ['nobody can be called', 'error.waiter_unavailable', 'error.${'],
  ['a dish is sold out', 'item.fault.sold_out'],
  ['a dish is served at other hours', 'item.not_served_now'],
  ['a dish is not available', 'item.not_available'],
  ['a menu is not served', 'error.menu_not_served', 'error.${'],
  ['a choice is missing', 'item.fault.between', 'item.fault.'],
  ['a dish was added', 'item.added'],
  ['a dish was changed', 'item.saved'],
  ['a dish was taken out', 'cart.line.removed'],
  ['the code of a discount is not valid', 'cart.discount.invalid'],
  ['the code of a discount is applied', 'cart.discount.applied'],
  ['a promotion or what is free of it was added', 'item.added'],
  ['a promotion was taken out', 'cart.discount.removed'],
  ['a promotion is not available', 'error.campaign_unavailable'],
  ['what is free is not available', 'item.not_available'],
  ['a promotion is not earned any more', 'cart.promotions.lost'],
  ['the tip is more than the subtotal', 'checkout.tip.too_high'],
  ['the ordering time is set', 'table.pickup.set'],
  ['the ordering time has passed', 'table.pickup.too_late'],
  ['the ordering time is not to be had', 'error.pickup_time_invalid', 'error.${'],
  ['the restaurant has no payment account', 'checkout.payment.no_provider_toast'],
  ['the card form does not load', 'checkout.payment.card_unavailable'],
  ['the card is declined', 'checkout.payment.declined_title'],
  ['the wallet did not pay', 'checkout.payment.wallet_failed'],
  ['American Express is not taken', 'checkout.payment.no_amex'],
  ['nobody knows what became of the payment', 'checkout.payment.unknown'],
  ['nobody knows what became of the order', 'checkout.payment.unknown_order'],
  ['the payment is refunded', 'checkout.verification.refunded', 'checkout.verification.'],
  ['the payment cannot be verified', 'checkout.verification.unverified', 'checkout.verification.'],
  ['the payment has arrived', 'checkout.payment.received'],
  ['the answer to a payment takes long', 'order.waiting.long'],
  ['the order is in', 'order.complete.placed'],
  ['it is paid already', 'cart.already_paid'],
  ['the address cannot be delivered to', 'error.address_not_deliverable', 'error.${'],
  ['the price of a delivery has expired', 'delivery.quote.expired'],
  ['the delivery is called off', 'delivery.progress.cancelled'],
  ['no order number was typed', 'venue.curbside.order_required'],
  ['no order has this number', 'venue.curbside.order_unknown'],
  ['no spot was typed', 'venue.curbside.spot_required'],
  ['the server does not answer the car', 'venue.curbside.server'],
  ['the hotel form lacks a first name', 'venue.guest.first_required'],
  ['the hotel form lacks a last name', 'venue.guest.last_required'],
  ['a name of the hotel form is too short', 'venue.guest.name_short'],
  ['the room is not known', 'error.room_required'],
  ['the setup code is wrong', 'error.setup_code_wrong', 'error.${'],
  ['something broke', 'page.crash.title'],
  ['a refresh is offered', 'page.crash.action'],
  ['there is no connection', 'page.offline.banner'],
];

const code = Object.values(
  import.meta.glob<string>(
    [
      '../**/*.{ts,tsx}',
      '!../**/*.test.{ts,tsx}',
      '!../testing/**',
      '../../../../packages/ordering/src/{menu,payment}/use-*-text.ts',
      '../../../../packages/{web,ordering-ui}/src/**/*.{ts,tsx}',
      '!../../../../packages/*/src/**/*.{test,stories}.{ts,tsx}',
      '!../../../../packages/*/src/testing/**',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n');

describe.each(LANGUAGES)('in %s', (language) => {
  test('every message is there, in words of its own', async () => {
    const { t } = await createI18n({ language, groups: GROUPS });
    const say = t as (key: string) => string; // the keys of a table, of which the types know each only by itself
    const missing = MESSAGES.filter(([, key]) => say(key) === key || say(key) === '');
    expect(missing).toEqual([]);
  });
});

test.each(['cart', 'checkout', 'delivery', 'home', 'venue', 'item', 'menu', 'table'])(
  'no text of %s waits for a state that does not come',
  async (area) => {
    const i18n = await createI18n({ language: 'en', groups: GROUPS });
    const texts: object = i18n.getResourceBundle('en', 'texts')[area];
    const beginnings = [...code.matchAll(/[`'"]([\w.]+\.\w*)\$\{/g)].map(([, start = '']) => start);
    const unsaid = keysOf(texts, area).filter(
      (key) =>
        !["'", '`'].some((quote) => code.includes(quote + key + quote)) &&
        !beginnings.some((start) => key.startsWith(start)),
    );
    expect(unsaid).toEqual([]);
  },
);

test('every message is said somewhere', () => {
  const unsaid = MESSAGES.filter(([, key, named = key]) => !code.includes(named));
  expect(unsaid).toEqual([]);
});

/** Every key below a path, without the ending that tells one form of a counted text from another. */
function keysOf(texts: object, path: string): readonly string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}.${key}`)
      : [`${path}.${key}`.replace(/_(?:one|many|other)$/, '')],
  );
}
