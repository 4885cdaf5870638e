import type { StripeContext } from '../stripe-context';
import { authorizeApplePay, findApplePay } from '../wallets/apple-pay';
import { createEmitter } from './emitter';
import type { Charge } from './elements-group';
import { mountPlace } from './mount-place';
import type { ElementsHandle } from './registry';

type Setup = {
  readonly charge: () => Promise<Charge | undefined>;
  readonly context: StripeContext;
  readonly handle: ElementsHandle;
  readonly onDestroy: () => void;
};

const EVENT = { elementType: 'expressCheckout', expressPaymentType: 'apple_pay' };

/** The Express Checkout Element: the wallet buttons of this device, which is Apple Pay or nothing. */
export function createExpressCheckout({ charge, context, handle, onDestroy }: Setup): object {
  const emitter = createEmitter();
  const button = document.createElement('button');
  let current: Charge | undefined;
  button.type = 'button';
  button.setAttribute('aria-label', 'Apple Pay');
  button.textContent = ' Pay';
  Object.assign(button.style, {
    width: '100%',
    minHeight: '44px',
    border: '0',
    borderRadius: '8px',
    background: '#000',
    color: '#fff',
    font: '500 17px system-ui, sans-serif',
    cursor: 'pointer',
  });
  button.addEventListener('click', () => {
    if (!emitter.hears('click')) return pay();
    emitter.emit('click', { ...EVENT, resolve: pay, reject: () => undefined });
  });

  function pay(): void {
    authorizeApplePay(context, current ?? { amount: 0, currency: 'usd' }, {
      onApproved: (approved) => {
        handle.approveWallet(approved);
        emitter.emit('confirm', { ...EVENT, paymentFailed: () => handle.finishWallet(false) });
      },
      onCancel: () => emitter.emit('cancel', { elementType: 'expressCheckout' }),
    });
  }

  async function show(place: HTMLElement): Promise<void> {
    current = await charge();
    const isAvailable = findApplePay() !== undefined;
    if (isAvailable) place.replaceChildren(button);
    const availablePaymentMethods = isAvailable
      ? { applePay: true, googlePay: false, link: false, amazonPay: false, paypal: false }
      : undefined;
    emitter.emit('ready', { elementType: 'expressCheckout', availablePaymentMethods });
  }

  const element = {
    mount: (target: HTMLElement | string) => void show(mountPlace(target)),
    unmount: () => button.remove(),
    destroy: () => {
      button.remove();
      onDestroy();
    },
    update: () => undefined,
    focus: () => button.focus(),
    blur: () => button.blur(),
    clear: () => undefined,
    on: (type: string, handler: (event: never) => void) => {
      emitter.on(type, handler);
      return element;
    },
    once: (type: string, handler: (event: never) => void) => {
      emitter.once(type, handler);
      return element;
    },
    off: (type: string, handler?: (event: never) => void) => {
      emitter.off(type, handler);
      return element;
    },
  };
  return element;
}
