import type { Cents } from '@comanda/kernel';
import type { MountOptions, WalletOutcome } from '../card-driver';
import { countryOf } from '../country-of';
import { createListeners } from '../listeners';
import { drawAppleButton } from './apple-pay-button';
import { type AppleRequest, type AppleSession, findApplePay } from './apple-pay-session';

/** The version of Apple's interface: the first that takes all four brands. */
const VERSION = 3;

export type ApplePayWallet = {
  readonly isOffered: boolean;
  readonly onApproved: (listener: () => void) => () => void;
  readonly onFailed: (listener: () => void) => () => void;
  /** Returns the approved token for the server to charge, once; null without one. */
  readonly takeToken: () => string | null;
  readonly settle: (outcome: WalletOutcome) => void;
  /** Asks for another amount from now on; a sheet that shows the former one is closed. */
  readonly setAmount: (amount: Cents) => void;
  readonly remove: () => void;
};

/** A button that opens Apple's own sheet. This server vouches for the page; the processor charges what comes of it. */
export function createApplePayWallet(place: HTMLElement, options: MountOptions): ApplePayWallet {
  const approvals = createListeners<void>();
  const failures = createListeners<void>();
  const sessions = options.processor.has_apple_pay ? findApplePay() : null;
  let open: AppleSession | null = null;
  let token: string | null = null;
  let { amount } = options;

  function close(): AppleSession | null {
    const session = open;
    open = null;
    token = null;
    return session;
  }

  /** Must run in the click itself, as Apple demands. */
  function begin(): void {
    if (sessions === null || open !== null) return;
    try {
      const session = new sessions(VERSION, requestOf({ ...options, amount }));
      open = session;
      session.onvalidatemerchant = ({ validationURL }) => void validate(session, validationURL);
      session.onpaymentauthorized = ({ payment }) => {
        token = btoa(JSON.stringify(payment.token.paymentData));
        approvals.tell();
      };
      session.oncancel = () => {
        close();
      };
      session.begin();
    } catch {
      close();
      failures.tell();
    }
  }

  async function validate(session: AppleSession, validate_url: string): Promise<void> {
    const merchant_session = await options.authorizeMerchant(validate_url).catch(() => null);
    // The guest may have closed the sheet meanwhile.
    if (open !== session) return;
    if (merchant_session !== null) return session.completeMerchantValidation(merchant_session);
    close();
    session.abort();
    failures.tell();
  }

  const button = sessions === null ? null : drawAppleButton(place, options, begin);
  return {
    isOffered: button !== null,
    onApproved: approvals.add,
    onFailed: failures.add,
    takeToken() {
      const taken = token;
      token = null;
      return taken;
    },
    settle(outcome) {
      const session = close();
      if (session === null || sessions === null) return;
      // The result is unknown: neither a tick nor a cross would be true.
      if (outcome === 'unknown') return session.abort();
      const { STATUS_SUCCESS, STATUS_FAILURE } = sessions;
      session.completePayment({ status: outcome === 'paid' ? STATUS_SUCCESS : STATUS_FAILURE });
    },
    setAmount(next) {
      if (next === amount) return;
      amount = next;
      close()?.abort();
    },
    remove() {
      close()?.abort();
      button?.remove();
    },
  };
}

function requestOf({ amount, currency, merchant }: MountOptions): AppleRequest {
  return {
    countryCode: countryOf(currency),
    currencyCode: currency,
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
    total: { label: merchant, amount: (amount / 100).toFixed(2) },
  };
}
