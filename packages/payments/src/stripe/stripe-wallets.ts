import type {
  StripeElements,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementReadyEvent,
} from '@stripe/stripe-js';
import type { CardAppearance } from '../card-appearance';
import type { WalletOutcome } from '../card-driver';
import { createListeners } from '../listeners';
import type { Wallet } from '../wallet';

export type StripeWallets = {
  readonly onWallets: (listener: (wallets: readonly Wallet[]) => void) => () => void;
  readonly onApproved: (listener: () => void) => () => void;
  /** Whether an approval waits to be paid with; asks once. */
  readonly takeApproval: () => boolean;
  readonly settle: (outcome: WalletOutcome) => void;
  readonly destroy: () => void;
};

/** Stripe's Express Checkout: Apple Pay, Google Pay and Link, whichever this device has. Stripe itself vouches for the page. */
export function createStripeWallets(
  elements: StripeElements,
  place: HTMLElement,
  { scheme }: CardAppearance,
): StripeWallets {
  const found = createListeners<readonly Wallet[]>();
  const approvals = createListeners<void>();
  let offered: readonly Wallet[] = [];
  let approval: StripeExpressCheckoutElementConfirmEvent | null = null;
  let isTaken = false;
  const dark = scheme === 'dark';
  const element = elements.create('expressCheckout', {
    buttonHeight: 48,
    buttonTheme: {
      applePay: dark ? 'white' : 'black',
      googlePay: dark ? 'white' : 'black',
    },
    layout: { maxColumns: 1, maxRows: 3, overflow: 'never' },
    paymentMethodOrder: ['apple_pay', 'google_pay', 'link'],
    paymentMethods: {
      applePay: 'auto',
      googlePay: 'auto',
      link: 'auto',
      amazonPay: 'never',
      klarna: 'never',
      paypal: 'never',
    },
  });

  function tell(wallets: readonly Wallet[]): void {
    offered = wallets;
    found.tell(wallets);
  }

  element.on('ready', ({ availablePaymentMethods }) => tell(walletsOf(availablePaymentMethods)));
  element.on('loaderror', () => tell([]));
  element.on('confirm', (event) => {
    approval = event;
    isTaken = false;
    approvals.tell();
  });
  element.mount(place);
  return {
    onWallets(listener) {
      listener(offered);
      return found.add(listener);
    },
    onApproved: approvals.add,
    takeApproval() {
      const isFresh = approval !== null && !isTaken;
      isTaken = true;
      return isFresh;
    },
    settle(outcome) {
      // A paid sheet was closed by Stripe; of an open question it learns from Stripe as well.
      if (outcome === 'declined') approval?.paymentFailed({ reason: 'fail' });
      approval = null;
    },
    destroy: () => element.destroy(),
  };
}

function walletsOf(
  available: StripeExpressCheckoutElementReadyEvent['availablePaymentMethods'],
): readonly Wallet[] {
  return [
    ...(available?.applePay ? (['apple_pay'] as const) : []),
    ...(available?.googlePay ? (['google_pay'] as const) : []),
    ...(available?.link ? (['link'] as const) : []),
  ];
}
