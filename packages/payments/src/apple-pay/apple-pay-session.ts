/** Apple's interface in the browsers that have it, as far as a payment needs it. */
export type AppleSession = {
  onvalidatemerchant: ((event: { readonly validationURL: string }) => void) | null;
  onpaymentauthorized: ((event: { readonly payment: ApplePayment }) => void) | null;
  oncancel: (() => void) | null;
  begin(): void;
  abort(): void;
  completeMerchantValidation(merchant_session: unknown): void;
  completePayment(result: { readonly status: number }): void;
};

type ApplePayment = { readonly token: { readonly paymentData: unknown } };

export type AppleRequest = {
  readonly countryCode: string;
  readonly currencyCode: string;
  readonly merchantCapabilities: readonly string[];
  readonly supportedNetworks: readonly string[];
  readonly total: { readonly label: string; readonly amount: string };
};

export type AppleSessions = {
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  canMakePayments(): boolean;
  new (version: number, request: AppleRequest): AppleSession;
};

/** Apple Pay of this device; null where there is none, or no card in it. */
export function findApplePay(): AppleSessions | null {
  // The platform gives this name to nothing else.
  const { ApplePaySession } = globalThis as { ApplePaySession?: AppleSessions };
  try {
    return ApplePaySession?.canMakePayments() ? ApplePaySession : null;
  } catch {
    // Apple's own way to say no on a page that is not served securely.
    return null;
  }
}
