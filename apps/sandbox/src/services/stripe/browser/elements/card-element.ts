import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type { PaymentMethod } from '@stripe/stripe-js';

import { IntegrationError } from '../../../../browser/integration-error';
import type { CardFormOptions, FormChange, ValidationError } from '../messages';
import { readAnswer } from '../payments/call-stripe';
import type { StripeContext, StripeJsError } from '../stripe-context';
import { textsFor } from '../texts/texts';
import { createCardFrame } from './card-frame';
import type { CardFrame } from './card-frame';
import { createEmitter } from './emitter';
import type { Emitter } from './emitter';
import { mountPlace } from '../../../../browser/mount-place';
import type { CardHandle } from './registry';
import { registerCard } from './registry';

export type CardElementType = 'card' | 'payment';

export type CardElement = {
  readonly public: object;
  readonly handle: CardHandle;
  readonly type: CardElementType;
  /** Applies options of the whole group that have changed. */
  readonly refresh: () => void;
  readonly failToLoad: (error: StripeJsError) => void;
};

type Setup = {
  readonly context: StripeContext;
  readonly type: CardElementType;
  readonly formOptions: () => CardFormOptions;
  readonly onUpdate: (changes: Readonly<Record<string, unknown>>) => void;
  readonly onDestroy: () => void;
};

/** The Payment Element and the Card Element: both are the sandbox's card form in a frame. */
export function createCardElement(setup: Setup): CardElement {
  const { context, type, formOptions } = setup;
  const emitter = createEmitter();
  let card: CardFrame | undefined;
  let isDestroyed = false;

  function unmount(): void {
    card?.remove();
    card = undefined;
  }

  const element = {
    mount: (target: HTMLElement | string) => {
      if (isDestroyed) {
        throw new IntegrationError(
          'This Element has already been destroyed. Please create a new one.',
        );
      }
      unmount();
      const options = formOptions();
      card = createCardFrame(context.origin, textsFor(options.locale).frameTitle, options, {
        onReady: () => emitter.emit('ready', { elementType: type }),
        onChange: (change) => emitter.emit('change', changeEvent(type, change)),
        onSignal: (kind) => signal(kind, card, emitter, type),
      });
      mountPlace(target).replaceChildren(card.frame);
      emitter.emit('loaderstart', { elementType: type });
    },
    unmount,
    destroy: () => {
      unmount();
      isDestroyed = true;
      setup.onDestroy();
    },
    update: (changes: Readonly<Record<string, unknown>>) => {
      setup.onUpdate(changes);
      card?.configure(formOptions());
    },
    focus: () => {
      card?.frame.focus();
      card?.send({ kind: 'focus' });
    },
    blur: () => card?.send({ kind: 'blur' }),
    clear: () => card?.send({ kind: 'clear' }),
    collapse: () => undefined,
    on: chained(emitter.on),
    once: chained(emitter.once),
    off: (event: string, handler?: (given: never) => void) => {
      emitter.off(event, handler);
      return element;
    },
  };

  function chained(method: Emitter['on']) {
    return (event: string, handler: (given: never) => void): object => {
      method(event, handler);
      return element;
    };
  }

  const handle = cardHandle(context, () => card);
  registerCard(element, handle);
  return {
    public: element,
    handle,
    type,
    refresh: () => card?.configure(formOptions()),
    failToLoad: (error) => emitter.emit('loaderror', { elementType: type, error }),
  };
}

function cardHandle(context: StripeContext, current: () => CardFrame | undefined): CardHandle {
  function mounted(): CardFrame {
    const card = current();
    if (card) return card;
    throw new IntegrationError(
      'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
    );
  }

  async function validate(): Promise<ValidationError | undefined> {
    // The form answers with exactly this shape.
    const answer = (await mounted().validate()) as { readonly error?: ValidationError };
    return answer.error;
  }

  async function createPaymentMethod(
    billing: Parameters<CardHandle['tokenize']>[0],
  ): Promise<Result<PaymentMethod, StripeJsError>> {
    const invalid = await validate();
    if (invalid) return err(invalid);
    const { account, key } = context;
    const answer = await mounted().tokenize({ account, billing, key });
    return readAnswer<PaymentMethod>(answer, context);
  }

  return {
    validate,
    createPaymentMethod,
    tokenize: async (billing) => {
      const made = await createPaymentMethod(billing);
      return made.ok ? ok(made.value.id) : made;
    },
  };
}

function changeEvent(type: CardElementType, change: FormChange): object {
  const { brand, complete, country, empty, error, postalCode } = change;
  if (type === 'payment') {
    return {
      elementType: type,
      collapsed: false,
      complete,
      empty,
      value: { type: 'card', payment_method: undefined },
    };
  }
  return { elementType: type, brand, complete, empty, error, country, value: { postalCode } };
}

/** In a Card Element the enter key pays, as it would in any input of the shop's form. */
function signal(
  kind: 'blur' | 'enter' | 'escape' | 'focus',
  card: CardFrame | undefined,
  emitter: Emitter,
  type: CardElementType,
): void {
  if (kind !== 'enter') emitter.emit(kind, { elementType: type });
  else if (type === 'card') card?.frame.closest('form')?.requestSubmit();
}
