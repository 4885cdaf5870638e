import type { PaymentMethod } from '@stripe/stripe-js';

import { walletCardOf } from '../../../../apple-pay/wallet-cards';
import type { Charge } from '../elements/elements-group';
import type { ApprovedWallet } from '../elements/registry';
import type { StripeContext } from '../stripe-context';
import { makeWalletMethod } from './make-wallet-method';

type ApprovedEvent = {
  readonly payment: { readonly token: { readonly paymentData: { readonly data?: unknown } } };
};

type AppleSession = {
  onvalidatemerchant: (() => void) | null;
  onpaymentauthorized: ((event: ApprovedEvent) => void) | null;
  oncancel: (() => void) | null;
  begin(): void;
  completeMerchantValidation(merchantSession: object): void;
  completePayment(result: number | { readonly status: number }): void;
};

type AppleSessionClass = {
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  canMakePayments(): boolean;
  new (version: number, request: object): AppleSession;
};

export type WalletOutcome = {
  readonly onApproved: (approved: ApprovedWallet, method: PaymentMethod) => void;
  readonly onCancel: () => void;
};

/** Apple's own interface, where the device has it and a card in it. */
export function findApplePay(): AppleSessionClass | undefined {
  const found: unknown = Reflect.get(window, 'ApplePaySession');
  if (typeof found !== 'function') return undefined;
  // The platform (or the test that stands in for it) gives this name to nothing else.
  const session = found as unknown as AppleSessionClass;
  return session.canMakePayments() ? session : undefined;
}

/** Opens the wallet's sheet. Must be called in the click itself, as the platform demands. */
export function authorizeApplePay(
  context: StripeContext,
  charge: Charge,
  outcome: WalletOutcome,
): void {
  const session = findApplePay();
  if (!session) return outcome.onCancel();
  const sheet = new session(3, {
    countryCode: 'US',
    currencyCode: charge.currency.toUpperCase(),
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
    total: { label: 'Sandbox', amount: (charge.amount / 100).toFixed(2) },
  });
  // The shop's own site is vouched for by Stripe, which Apple knows.
  sheet.onvalidatemerchant = () =>
    sheet.completeMerchantValidation({ merchantSessionIdentifier: 'stripe' });
  sheet.oncancel = outcome.onCancel;
  sheet.onpaymentauthorized = ({ payment }) => {
    const card = walletCardOf(payment.token.paymentData.data);
    void makeWalletMethod(context, 'apple_pay', card).then((method) => {
      const { STATUS_FAILURE, STATUS_SUCCESS } = session;
      if (method === undefined) return sheet.completePayment(STATUS_FAILURE);
      const approved: ApprovedWallet = {
        paymentMethod: method.id,
        finish: (isPaid) => sheet.completePayment(isPaid ? STATUS_SUCCESS : STATUS_FAILURE),
      };
      outcome.onApproved(approved, method);
    });
  };
  sheet.begin();
}
