import type { CardBrand } from '../../../cards/card-number';
import type { DeclineReason } from './declines';

/** A test card and the result of charging it. */
export type TestCard = {
  readonly number: string;
  readonly brand: CardBrand;
  readonly funding: 'credit' | 'debit' | 'prepaid';
  readonly country: string;
  readonly authentication: 'none' | 'required';
  readonly decline: DeclineReason | undefined;
  readonly refund: 'succeeds' | 'fails_later' | 'pending';
  /** The `pm_card_…` names under which server tests know the card. */
  readonly names: readonly string[];
  readonly label: string;
};

type CardDetails = Partial<Omit<TestCard, 'number' | 'label'>>;

/** Stripe's documented test cards, as far as a restaurant's payments can meet them. */
export const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'Succeeds (Visa)', { names: ['pm_card_visa', 'pm_card_us'] }),
  card('5555555555554444', 'Succeeds (Mastercard)', {
    brand: 'mastercard',
    names: ['pm_card_mastercard'],
  }),
  card('2223003122003222', 'Succeeds (Mastercard, 2-series)', { brand: 'mastercard' }),
  card('378282246310005', 'Succeeds (American Express)', {
    brand: 'amex',
    names: ['pm_card_amex'],
  }),
  card('6011111111111117', 'Succeeds (Discover)', {
    brand: 'discover',
    names: ['pm_card_discover'],
  }),
  card('4000056655665556', 'Succeeds (Visa debit)', {
    funding: 'debit',
    names: ['pm_card_visa_debit'],
  }),
  card('5200828282828210', 'Succeeds (Mastercard debit)', {
    brand: 'mastercard',
    funding: 'debit',
    names: ['pm_card_mastercard_debit'],
  }),
  card('5105105105105100', 'Succeeds (Mastercard prepaid)', {
    brand: 'mastercard',
    funding: 'prepaid',
    names: ['pm_card_mastercard_prepaid'],
  }),
  card('4000001240000000', 'Succeeds (Visa, Canada)', { country: 'CA', names: ['pm_card_ca'] }),
  card('4000000760000002', 'Succeeds (Visa, Brazil)', { country: 'BR', names: ['pm_card_br'] }),
  card('4000002500000003', 'Succeeds (Visa, France)', { country: 'FR', names: ['pm_card_fr'] }),
  card('30569309025904', 'Succeeds (Diners Club)', { brand: 'diners', names: ['pm_card_diners'] }),
  card('3566002020360505', 'Succeeds (JCB)', { brand: 'jcb', names: ['pm_card_jcb'] }),
  card('6200000000000005', 'Succeeds (UnionPay)', {
    brand: 'unionpay',
    names: ['pm_card_unionpay'],
  }),
  card('4000002760003184', 'Always asks for 3D Secure', {
    authentication: 'required',
    names: ['pm_card_authenticationRequired'],
  }),
  card('4000002500003155', 'Asks for 3D Secure unless set up', {
    authentication: 'required',
    names: ['pm_card_authenticationRequiredOnSetup'],
  }),
  card('4000000000003220', 'Asks for 3D Secure 2', {
    authentication: 'required',
    names: ['pm_card_threeDSecure2Required', 'pm_card_threeDSecureRequired'],
  }),
  card('4000008260003178', '3D Secure, then insufficient funds', {
    authentication: 'required',
    decline: 'insufficient_funds',
    names: ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
  }),
  card('4000008400001629', '3D Secure, then declined', {
    authentication: 'required',
    decline: 'generic_decline',
    names: ['pm_card_threeDSecureRequiredChargeDeclined'],
  }),
  card('4000000000000002', 'Declined', {
    decline: 'generic_decline',
    names: ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'],
  }),
  card('4000000000009995', 'Declined: insufficient funds', {
    decline: 'insufficient_funds',
    names: [
      'pm_card_chargeDeclinedInsufficientFunds',
      'pm_card_visa_chargeDeclinedInsufficientFunds',
    ],
  }),
  card('4000000000009987', 'Declined: lost card', {
    decline: 'lost_card',
    names: ['pm_card_chargeDeclinedLostCard', 'pm_card_visa_chargeDeclinedLostCard'],
  }),
  card('4000000000009979', 'Declined: stolen card', {
    decline: 'stolen_card',
    names: ['pm_card_chargeDeclinedStolenCard', 'pm_card_visa_chargeDeclinedStolenCard'],
  }),
  card('4000000000000069', 'Declined: expired card', {
    decline: 'expired_card',
    names: ['pm_card_chargeDeclinedExpiredCard'],
  }),
  card('4000000000000127', 'Declined: incorrect CVC', {
    decline: 'incorrect_cvc',
    names: ['pm_card_chargeDeclinedIncorrectCvc'],
  }),
  card('4000000000000119', 'Declined: processing error', {
    decline: 'processing_error',
    names: ['pm_card_chargeDeclinedProcessingError'],
  }),
  card('4000000000006975', 'Declined: too many charges', {
    decline: 'card_velocity_exceeded',
    names: ['pm_card_visa_chargeDeclinedVelocityLimitExceeded'],
  }),
  card('4100000000000019', 'Blocked as fraudulent', {
    decline: 'fraudulent',
    names: ['pm_card_radarBlock'],
  }),
  card('4000000000005126', 'Succeeds; a refund fails later', {
    refund: 'fails_later',
    names: ['pm_card_refundFail'],
  }),
  card('4000000000007726', 'Succeeds; a refund is pending first', {
    refund: 'pending',
    names: ['pm_card_pendingRefund'],
  }),
];

const BY_NUMBER = new Map(TEST_CARDS.map((entry) => [entry.number, entry]));
const BY_NAME = new Map(TEST_CARDS.flatMap((entry) => entry.names.map((name) => [name, entry])));

export function testCardByNumber(number: string): TestCard | undefined {
  return BY_NUMBER.get(number);
}

export function testCardByName(name: string): TestCard | undefined {
  return BY_NAME.get(name);
}

function card(number: string, label: string, details: CardDetails): TestCard {
  return {
    number,
    label,
    brand: 'visa',
    funding: 'credit',
    country: 'US',
    authentication: 'none',
    decline: undefined,
    refund: 'succeeds',
    names: [],
    ...details,
  };
}
