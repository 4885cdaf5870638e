import type { AppleRequest, AppleSession } from '../apple-pay/apple-pay-session';

export type FakeApplePay = {
  /** Input of the last sheet, and later calls to it. */
  readonly calls: { readonly name: string; readonly input: unknown }[];
  readonly session: () => AppleSession;
};

/** Gives the browser an Apple Pay that a test moves step by step; `canPay` false = no card in it. */
export function installFakeApplePay(canPay = true): FakeApplePay {
  const calls: FakeApplePay['calls'] = [];
  const opened: AppleSession[] = [];
  function record(name: string, input: unknown): void {
    calls.push({ name, input });
  }
  class ApplePaySession implements AppleSession {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static readonly canMakePayments = (): boolean => canPay;
    onvalidatemerchant: AppleSession['onvalidatemerchant'] = null;
    onpaymentauthorized: AppleSession['onpaymentauthorized'] = null;
    oncancel: AppleSession['oncancel'] = null;
    constructor(version: number, request: AppleRequest) {
      record('open', { version, request });
      opened.push(this);
    }
    begin(): void {
      record('begin', null);
    }
    abort(): void {
      record('abort', null);
    }
    completeMerchantValidation(session: unknown): void {
      record('validated', session);
    }
    completePayment(result: { readonly status: number }): void {
      record('completed', result);
    }
  }
  Object.assign(globalThis, { ApplePaySession });
  return {
    calls,
    session() {
      const last = opened.at(-1);
      if (last === undefined) throw new Error('No sheet was opened.');
      return last;
    },
  };
}
