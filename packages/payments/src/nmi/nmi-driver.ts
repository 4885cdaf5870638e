import { err, ok } from '@comanda/kernel';
import type { CardDriver, CardPlaces, MountOptions, PaymentResult } from '../card-driver';
import { type CardField, CARD_FIELDS } from '../card-state';
import { countryOf } from '../country-of';
import { fieldLook } from '../field-look';
import { createFieldStates } from '../field-states';
import { never } from '../listeners';
import { selectorOf } from '../place-id';
import type { CollectField, CollectJs, CollectOptions } from './collect-js';
import { loadCollect } from './load-collect';

/** How long the frames may take to appear, and a card to become a token. */
const FRAME_REPLY_TIMEOUT_MS = 15_000;

const NAMES = { number: 'ccnumber', expiry: 'ccexp', cvv: 'cvv' } as const satisfies Record<
  CardField,
  CollectField
>;

/** NMI: Collect.js puts a frame of its own into each field, and makes a token of what is typed there. */
export const nmiDriver: CardDriver = {
  async mount(places, options) {
    const loaded = await loadCollect(options.processor);
    if (!loaded.ok) return loaded;
    const collect = loaded.value;
    const states = createFieldStates();
    let finish: ((result: PaymentResult) => void) | null = null;

    function end(result: PaymentResult): void {
      finish?.(result);
      finish = null;
    }

    const isThere = await configure(collect, places, options, {
      validationCallback(name, isValid, message) {
        const field = fieldNamed(name);
        if (field === null) return;
        const fault = /empty/i.test(message) ? 'empty' : 'invalid';
        states.set(field, {
          isEmpty: !isValid && fault === 'empty',
          isComplete: isValid,
          fault: isValid ? null : fault,
        });
        // An incomplete form never returns a token; it only times out.
        if (!isValid) end({ kind: 'incomplete' });
      },
      callback({ token }) {
        end({ kind: 'tokenized', payment_method: 'CARD', token });
      },
    });
    if (!isThere) return err({ kind: 'failed', reason: 'script_not_loaded' });

    return ok({
      confirm() {
        end({ kind: 'cancelled' });
        return new Promise<PaymentResult>((resolve) => {
          const timer = setTimeout(() => end(NO_TOKEN), FRAME_REPLY_TIMEOUT_MS);
          finish = (result) => {
            clearTimeout(timer);
            resolve(result);
          };
          collect.startPaymentRequest();
        });
      },
      onChange: states.onChange,
      onWallets: never,
      onWalletApproved: never,
      onWalletFailed: never,
      settleWallet: () => undefined,
      // Another look or language needs frames of its own, and would lose what was typed into these.
      update: () => undefined,
      focus: () => places.fields.number.querySelector('iframe')?.focus(),
      unmount() {
        end({ kind: 'cancelled' });
        for (const field of CARD_FIELDS) places.fields[field].replaceChildren();
      },
    });
  },
};

/** No token came, so nothing can be charged: the guest may try again. */
const NO_TOKEN: PaymentResult = { kind: 'declined', code: 'tokenization_timeout', message: '' };

/** Has Collect.js draw its frames. False when they do not appear. */
function configure(
  collect: CollectJs,
  { fields }: CardPlaces,
  { amount, currency, appearance, labels }: MountOptions,
  listeners: Pick<CollectOptions, 'callback' | 'validationCallback'>,
): Promise<boolean> {
  const look = fieldLook(appearance);
  function fieldOf(field: CardField) {
    const { label, placeholder } = labels[field];
    return { selector: selectorOf(fields[field]), title: label, placeholder };
  }
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), FRAME_REPLY_TIMEOUT_MS);
    collect.configure({
      variant: 'inline',
      styleSniffer: 'false',
      customCss: look.base,
      invalidCss: look.invalid,
      placeholderCss: look.placeholder,
      fields: {
        ccnumber: fieldOf('number'),
        ccexp: fieldOf('expiry'),
        cvv: { ...fieldOf('cvv'), display: 'show' },
      },
      price: (amount / 100).toFixed(2),
      currency,
      country: countryOf(currency),
      timeoutDuration: FRAME_REPLY_TIMEOUT_MS,
      // It cannot be told which request it is about; `confirm` counts the time of its own.
      timeoutCallback: () => undefined,
      fieldsAvailableCallback() {
        clearTimeout(timer);
        resolve(true);
      },
      ...listeners,
    });
  });
}

function fieldNamed(name: CollectField): CardField | null {
  return CARD_FIELDS.find((field) => NAMES[field] === name) ?? null;
}
