import type { CardAction } from '../../../devices/card-device';

/** The names by which a simulated reader is told which card to read. */
const NUMBERS: Readonly<Record<string, string>> = {
  visa: '4242424242424242',
  visa_debit: '4000056655665556',
  mastercard: '5555555555554444',
  mastercard_debit: '5200828282828210',
  mastercard_prepaid: '5105105105105100',
  amex: '378282246310005',
  amex2: '371449635398431',
  discover: '6011111111111117',
  discover2: '6011000990139424',
  diners: '3056930009020004',
  diners_14digits: '30569309025904',
  jcb: '3566002020360505',
  unionpay: '6200000000000005',
  interac: '4506445006931933',
  charge_declined: '4000000000000002',
  charge_declined_insufficient_funds: '4000000000009995',
  charge_declined_lost_card: '4000000000009987',
  charge_declined_stolen_card: '4000000000009979',
  charge_declined_expired_card: '4000000000000069',
  charge_declined_processing_error: '4000000000000119',
  refund_fail: '4000000000005126',
};

/** The card that a simulated reader reads by itself, as its page has configured it. */
export function simulatedCard(configuration: unknown): CardAction {
  const given = typeof configuration === 'object' && configuration !== null ? configuration : {};
  const { testCardNumber, testPaymentMethod, paymentMethodType } = given as Record<string, unknown>; // read field by field below
  const name = paymentMethodType === 'interac_present' ? 'interac' : testPaymentMethod;
  const number =
    typeof testCardNumber === 'string' && testCardNumber !== ''
      ? testCardNumber
      : (NUMBERS[typeof name === 'string' ? name : 'visa'] ?? NUMBERS['visa']);
  return { number: number ?? '', entry: 'tap', outcome: 'approve' };
}
