import { showWalletSheet } from '../../browser/wallet-sheet';
import type { WalletSheet } from '../../browser/wallet-sheet';
import type { WalletCard } from '../wallet-cards';

type Request = {
  readonly currencyCode: string;
  readonly total: { readonly label: string; readonly amount: string };
};

// The route that serves this script names the sandbox before it: the script also runs where no tag of its own is.
const { applePaySandbox: origin = '' } = globalThis as { applePaySandbox?: string };

/** Apple encrypts this for the processor; here it only has the same shape. */
const PAYMENT_DATA = {
  version: 'EC_v1',
  signature: 'c2FuZGJveA==',
  header: { ephemeralPublicKey: 'c2FuZGJveA==', publicKeyHash: 'c2FuZGJveA==', transactionId: '0' },
};

/** The stand-in for Apple's own: the same steps in the same order, with a sheet on the page in place of the phone's. */
class ApplePaySession {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;
  onvalidatemerchant: ((event: { readonly validationURL: string }) => void) | null = null;
  onpaymentauthorized: ((event: object) => void) | null = null;
  oncancel: (() => void) | null = null;
  readonly #request: Request;
  #sheet: WalletSheet | null = null;

  constructor(version: number, request: Request) {
    if (version < 1 || !/^\d+\.\d\d$/.test(request.total.amount)) {
      throw new TypeError('Invalid version or request');
    }
    this.#request = request;
  }

  static canMakePayments(): boolean {
    return true;
  }

  static supportsVersion(version: number): boolean {
    return version <= 14;
  }

  begin(): void {
    if (!navigator.userActivation.isActive) {
      throw new Error('InvalidAccessError: Must create a new ApplePaySession from a user gesture.');
    }
    const { currencyCode, total } = this.#request;
    this.#sheet = showWalletSheet({
      wallet: 'Apple Pay',
      merchant: total.label,
      amount: `${currencyCode} ${total.amount}`,
      onPay: (card) => this.#approve(card),
      onCancel: () => this.oncancel?.(),
    });
    const validationURL = `${origin}/paymentservices/paymentSession`;
    setTimeout(() => this.onvalidatemerchant?.({ validationURL }));
  }

  completeMerchantValidation(session: unknown): void {
    const isSession =
      typeof session === 'object' && session !== null && 'merchantSessionIdentifier' in session;
    if (isSession) this.#sheet?.open();
    else this.abort();
  }

  completePayment(result: number | { readonly status: number }): void {
    const status = typeof result === 'number' ? result : result.status;
    document.documentElement.dataset['applePay'] = status === 0 ? 'success' : 'failure';
    this.#close();
  }

  abort(): void {
    document.documentElement.dataset['applePay'] = 'aborted';
    this.#close();
  }

  #approve({ data }: WalletCard): void {
    const token = {
      paymentData: { ...PAYMENT_DATA, data },
      paymentMethod: { network: 'Visa', type: 'credit' },
      transactionIdentifier: crypto.randomUUID(),
    };
    this.onpaymentauthorized?.({ payment: { token } });
  }

  #close(): void {
    this.#sheet?.close();
    this.#sheet = null;
  }
}

Object.assign(window, { ApplePaySession });
