import type { StripeContext } from '../stripe-context';
import { approveWallet } from '../wallets/approve-wallet';
import { offeredWallets, WALLET_TITLES } from '../wallets/offered-wallets';
import type { ExpressOptions, WalletName } from '../wallets/offered-wallets';
import { createEmitter } from './emitter';
import type { Charge } from './elements-group';
import { mountPlace } from '../../../../browser/mount-place';
import type { ElementsHandle } from './registry';

type Setup = {
  readonly charge: () => Promise<Charge | undefined>;
  readonly context: StripeContext;
  readonly handle: ElementsHandle;
  readonly options: ExpressOptions;
  readonly onDestroy: () => void;
};

/** The Express Checkout Element: a button for each wallet of this device; nothing where it has none. */
export function createExpressCheckout({
  charge,
  context,
  handle,
  options,
  onDestroy,
}: Setup): object {
  const emitter = createEmitter();
  let buttons: readonly HTMLButtonElement[] = [];
  let current: Charge | undefined;

  function press(wallet: WalletName): void {
    const event = { elementType: 'expressCheckout', expressPaymentType: wallet };
    if (!emitter.hears('click')) return pay(wallet);
    emitter.emit('click', { ...event, resolve: () => pay(wallet), reject: () => undefined });
  }

  function pay(wallet: WalletName): void {
    const event = { elementType: 'expressCheckout', expressPaymentType: wallet };
    approveWallet(context, wallet, current ?? { amount: 0, currency: 'usd' }, {
      onApproved: (approved) => {
        handle.approveWallet(approved);
        emitter.emit('confirm', { ...event, paymentFailed: () => handle.finishWallet(false) });
      },
      onCancel: () => emitter.emit('cancel', { elementType: 'expressCheckout' }),
    });
  }

  async function show(place: HTMLElement): Promise<void> {
    current = await charge();
    const wallets = offeredWallets(options);
    buttons = wallets.map((wallet) => drawButton(wallet, options, () => press(wallet)));
    place.replaceChildren(...buttons);
    emitter.emit('ready', {
      elementType: 'expressCheckout',
      availablePaymentMethods:
        wallets.length === 0
          ? undefined
          : {
              applePay: wallets.includes('apple_pay'),
              googlePay: wallets.includes('google_pay'),
              link: wallets.includes('link'),
              amazonPay: false,
              paypal: false,
            },
    });
  }

  function remove(): void {
    for (const button of buttons) button.remove();
  }

  const element = {
    mount: (target: HTMLElement | string) => void show(mountPlace(target)),
    unmount: remove,
    destroy: () => {
      remove();
      onDestroy();
    },
    update: () => undefined,
    focus: () => buttons[0]?.focus(),
    blur: () => buttons[0]?.blur(),
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

function drawButton(
  wallet: WalletName,
  { buttonHeight = 44, buttonTheme = {} }: ExpressOptions,
  onPress: () => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  const [background, color] = coloursOf(wallet, Object.values(buttonTheme).includes('white'));
  button.type = 'button';
  button.setAttribute('aria-label', WALLET_TITLES[wallet]);
  button.textContent = WALLET_TITLES[wallet];
  Object.assign(button.style, {
    display: 'block',
    width: '100%',
    minHeight: `${buttonHeight}px`,
    marginBlockEnd: '8px',
    border: '1px solid #747775',
    borderRadius: '8px',
    background,
    color,
    textAlign: 'center',
    font: '500 17px system-ui, sans-serif',
    cursor: 'pointer',
  });
  button.addEventListener('click', onPress);
  return button;
}

function coloursOf(
  wallet: WalletName,
  isLight: boolean,
): readonly [background: string, ink: string] {
  if (wallet === 'link') return ['#00d66f', '#011e0f'];
  return isLight ? ['#ffffff', '#000000'] : ['#000000', '#ffffff'];
}
