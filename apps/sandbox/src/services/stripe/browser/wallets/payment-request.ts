import { createEmitter } from '../elements/emitter';
import type { StripeContext } from '../stripe-context';
import { authorizeApplePay, findApplePay } from './apple-pay';

export type PaymentRequestOptions = {
  readonly country: string;
  readonly currency: string;
  readonly total: { readonly label: string; readonly amount: number };
};

/** stripe.paymentRequest(): the older way to a wallet. */
export function createPaymentRequest(
  context: StripeContext,
  initial: PaymentRequestOptions,
): object {
  const emitter = createEmitter();
  let options = initial;
  const request = {
    canMakePayment: () =>
      Promise.resolve(findApplePay() ? { applePay: true, googlePay: false, link: false } : null),
    isShowing: () => false,
    show: () =>
      authorizeApplePay(
        context,
        { amount: options.total.amount, currency: options.currency },
        {
          onApproved: (approved, paymentMethod) =>
            emitter.emit('paymentmethod', {
              paymentMethod,
              walletName: 'applePay',
              methodName: 'apple-pay',
              complete: (status: string) => approved.finish(status === 'success'),
            }),
          onCancel: () => emitter.emit('cancel'),
        },
      ),
    abort: () => undefined,
    update: (changes: Partial<PaymentRequestOptions>) => {
      options = { ...options, ...changes };
    },
    on: (type: string, handler: (event: never) => void) => {
      emitter.on(type, handler);
      return request;
    },
    once: (type: string, handler: (event: never) => void) => {
      emitter.once(type, handler);
      return request;
    },
    off: (type: string, handler?: (event: never) => void) => {
      emitter.off(type, handler);
      return request;
    },
  };
  return request;
}
