import { ok } from '@comanda/kernel';
import { createApplePayWallet } from '../apple-pay/apple-pay-wallet';
import type { CardDriver, CardPlaces, MountOptions, PaymentResult } from '../card-driver';
import { brandNamed, type CardField, CARD_BRANDS, CARD_FIELDS } from '../card-state';
import { fieldLook } from '../field-look';
import { createFieldStates } from '../field-states';
import { selectorOf } from '../place-id';
import type { Wallet } from '../wallet';
import {
  type CheckoutField,
  type CheckoutPart,
  type CustomCheckout,
  loadCustomCheckout,
  type TokenResult,
} from './custom-checkout';

/** How long a card may take to become a token. */
const TOKEN_TIMEOUT_MS = 15_000;

const NAMES = { number: 'card-number', expiry: 'expiry', cvv: 'cvv' } as const satisfies Record<
  CardField,
  CheckoutField
>;

/** Bambora: customcheckout puts a frame of its own into each field, with Apple Pay above where this server can vouch for it. */
export const bamboraDriver: CardDriver = {
  async mount(places, options) {
    const loaded = await loadCustomCheckout(options.processor);
    if (!loaded.ok) return loaded;
    const checkout = loaded.value;
    const states = createFieldStates();
    const parts = mountFields(checkout, places, options);
    const wallet = createApplePayWallet(places.wallet, options);
    let cancel: () => void = () => undefined;

    checkout.on('brand', ({ brand }) => states.setBrand(brandNamed(brand)));
    checkout.on('empty', ({ field, empty }) =>
      states.set(fieldNamed(field), { isEmpty: empty, ...(empty ? { fault: null } : {}) }),
    );
    checkout.on('complete', ({ field, complete }) =>
      states.set(fieldNamed(field), {
        isComplete: complete,
        ...(complete ? { fault: null } : {}),
      }),
    );
    checkout.on('error', ({ field, type }) =>
      states.set(fieldNamed(field), { isComplete: false, fault: faultOf(type) }),
    );

    return ok({
      confirm() {
        cancel();
        const approved = wallet.takeToken();
        if (approved !== null) {
          const payment_method = 'WALLET';
          return Promise.resolve({ kind: 'tokenized', payment_method, token: approved });
        }
        return new Promise<PaymentResult>((resolve) => {
          const timer = setTimeout(() => resolve(NO_TOKEN), TOKEN_TIMEOUT_MS);
          cancel = () => {
            clearTimeout(timer);
            resolve({ kind: 'cancelled' });
          };
          checkout.createToken((result) => {
            clearTimeout(timer);
            resolve(readToken(result));
          });
        });
      },
      onChange: states.onChange,
      onWallets(listener: (wallets: readonly Wallet[]) => void) {
        listener(wallet.isOffered ? ['apple_pay'] : []);
        return () => undefined;
      },
      onWalletApproved: wallet.onApproved,
      onWalletFailed: wallet.onFailed,
      settleWallet: wallet.settle,
      // Another look or language needs frames of its own, and would lose what was typed into these.
      update({ amount }) {
        if (amount !== undefined) wallet.setAmount(amount);
      },
      focus: () => parts.number.focus(),
      unmount() {
        cancel();
        wallet.remove();
        for (const field of CARD_FIELDS) {
          parts[field].unmount();
          places.fields[field].replaceChildren();
        }
      },
    });
  },
};

/** No token came, so nothing can be charged: the guest may try again. */
const NO_TOKEN: PaymentResult = { kind: 'declined', code: 'TokenizationNoResponse', message: '' };

function readToken({ token, error }: TokenResult): PaymentResult {
  if (token !== undefined) return { kind: 'tokenized', payment_method: 'CARD', token };
  if (error === undefined) return NO_TOKEN;
  return error.type === 'TokenizationValidationFailed'
    ? { kind: 'incomplete' }
    : { kind: 'declined', code: error.type, message: error.message };
}

function mountFields(
  checkout: CustomCheckout,
  { fields }: CardPlaces,
  { appearance, labels }: MountOptions,
): Readonly<Record<CardField, CheckoutPart>> {
  const look = fieldLook(appearance);
  const style = { base: { ...look.base, '::placeholder': look.placeholder }, error: look.invalid };
  function mount(field: CardField): CheckoutPart {
    const { label, placeholder } = labels[field];
    const brands = field === 'number' ? { brands: CARD_BRANDS } : {};
    const part = checkout.create(NAMES[field], { placeholder, style, ...brands });
    part.mount(selectorOf(fields[field]));
    // Those who hear the page are told what the frame is for, in their language.
    const frame = fields[field].querySelector('iframe');
    if (frame) frame.title = label;
    return part;
  }
  return { number: mount('number'), expiry: mount('expiry'), cvv: mount('cvv') };
}

function fieldNamed(name: CheckoutField): CardField {
  return name === 'card-number' ? 'number' : name;
}

function faultOf(type: string): 'empty' | 'invalid' {
  return type.endsWith('NotSet') ? 'empty' : 'invalid';
}
