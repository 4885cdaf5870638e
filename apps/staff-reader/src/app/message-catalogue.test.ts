import { LANGUAGES } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import { expect, test } from 'vitest';

/** Messages that staff meet: the case, the text, and its name in the code where that is composed. */
const MESSAGES: readonly (readonly [when: string, key: string, named?: string])[] = [
  ['the card machine is missing', 'reader.disconnected'],
  ['there is no connection token', 'reader.no_token', 'reader.${'],
  ['no readers are available', 'reader.no_readers'],
  ['a reader went away and is looked for', 'staff.readers.lost'],
  ['no terminal is connected', 'reader.no_reader'],
  ['the vendor is unknown', 'reader.invalid_vendor'],
  ['the reader’s script does not load', 'staff.readers.no_script'],
  ['American Express is not taken', 'reader.amex_not_supported', 'reader.${'],
  ['a payment failed', 'reader.failed_with'],
  ['a payment failed without a reason', 'reader.unknown_error'],
  ['a card is declined', 'reader.declined'],
  ['a payment is not decided yet', 'reader.checking'],
  ['the price has changed', 'error.price_changed'],
  ['a table could not be closed', 'staff.tables.close_failed'],
  ['a table owes money', 'staff.tables.unpaid'],
  ['a phone number is not valid', 'staff.refused.invalid_phone_number', 'invalid_phone_number'],
  ['the PIN is wrong', 'staff.sign_in.wrong', 'staff.sign_in.${'],
  ['the PIN is locked', 'staff.sign_in.locked'],
  ['the setup code is wrong', 'error.setup_code_wrong', 'error.${'],
  ['a refund needs the card at the reader', 'staff.refund.interac'],
  ['an order has changed', 'staff.refused.order_status_conflict', 'staff.refused.${'],
  ['there is no connection', 'error.network'],
  ['something broke', 'error.unknown'],
];

const code = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

test.each(LANGUAGES)('every message is there in %s', async (language) => {
  const { t } = await createI18n({ language, groups: ['staff', 'reader'] });
  const say = t as (key: string) => string; // the keys of a table, of which the types know each only by itself
  expect(MESSAGES.filter(([, key]) => say(key) === key || say(key) === '')).toEqual([]);
});

test('a failure to close a table is said letter by letter', async () => {
  const { t } = await createI18n({ language: 'en', groups: ['staff'] });
  expect(t('staff.tables.close_failed')).toBe(
    'Failed to close table. If the issue persists, please contact the development team.',
  );
});

test('every message is said somewhere', () => {
  expect(MESSAGES.filter(([, key, named = key]) => !code.includes(named))).toEqual([]);
});
