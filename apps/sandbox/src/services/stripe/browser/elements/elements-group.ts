import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import { IntegrationError } from '../../../../browser/integration-error';
import { retrieveIntent } from '../payments/intents';
import type { StripeContext, StripeJsError } from '../stripe-context';
import { nearestLocale } from '../texts/texts';
import type { Locale } from '../texts/texts';
import { createCardElement } from './card-element';
import type { CardElement } from './card-element';
import { formOptionsOf } from './elements-options';
import type { ElementOptions, ElementsOptions } from './elements-options';
import type { ExpressOptions } from '../wallets/offered-wallets';
import { createExpressCheckout } from './express-checkout';
import { registerElements } from './registry';
import type { ApprovedWallet, ElementsHandle } from './registry';

export type Charge = { readonly amount: number; readonly currency: string };

/** stripe.elements(): the Elements of one payment, sharing their look, language and intent. */
export function createElements(context: StripeContext, initial: ElementsOptions = {}): object {
  let options = initial;
  let wallet: ApprovedWallet | undefined;
  let hasSubmitted = false;
  const created = new Map<string, object>();
  const cards = new Set<CardElement>();
  const loading = loadIntent(context, options.clientSecret);

  function locale(): Locale {
    return options.locale === undefined ? context.locale : nearestLocale(options.locale);
  }

  function card(): CardElement | undefined {
    return [...cards][0];
  }

  const handle: ElementsHandle = {
    clientSecret: () => options.clientSecret,
    locale,
    card: () => card()?.handle,
    approveWallet: (approved) => {
      wallet = approved;
    },
    choosePaymentMethod: async (billing) => {
      if (wallet) return ok(wallet.paymentMethod);
      const isDeferred = options.mode !== undefined;
      if (isDeferred && !hasSubmitted) {
        throw new IntegrationError(
          'elements.submit() must be called before stripe.confirmPayment() or stripe.createConfirmationToken() when Elements were made without a client secret.',
        );
      }
      const element = card();
      if (!element) {
        throw new IntegrationError('Create and mount a Payment Element before confirming.');
      }
      return element.handle.tokenize(billing ?? {});
    },
    finishWallet: (isPaid) => {
      wallet?.finish(isPaid);
      wallet = undefined;
    },
  };

  function create(type: string, own: ElementOptions & ExpressOptions = {}): object {
    if (created.has(type)) {
      throw new IntegrationError(`Can only create one Element of type ${type}.`);
    }
    const element = make(type, own);
    created.set(type, element);
    return element;
  }

  function make(type: string, given: ElementOptions & ExpressOptions): object {
    function onDestroy(): void {
      created.delete(type);
    }
    if (type === 'expressCheckout') {
      return createExpressCheckout({ charge, context, handle, options: given, onDestroy });
    }
    if (type !== 'payment' && type !== 'card') {
      throw new IntegrationError(
        `The sandbox has no Element of type ${type}: it makes 'payment', 'card' and 'expressCheckout'.`,
      );
    }
    let own = given;
    const element = createCardElement({
      context,
      type,
      formOptions: () => formOptionsOf(type, options, own, context.locale),
      onUpdate: (changes) => {
        own = { ...own, ...changes };
      },
      onDestroy: () => {
        cards.delete(element);
        onDestroy();
      },
    });
    cards.add(element);
    void loading.then((loaded) => {
      if (!loaded.ok) element.failToLoad(loaded.error);
    });
    return element.public;
  }

  /** Amount in a wallet: from the options, or else from the intent. */
  async function charge(): Promise<Charge | undefined> {
    if (options.amount !== undefined && options.currency !== undefined) {
      return { amount: options.amount, currency: options.currency };
    }
    const loaded = await loading;
    return loaded.ok ? loaded.value : undefined;
  }

  const elements = {
    create,
    getElement: (type: string) => created.get(type) ?? null,
    update: (changes: ElementsOptions) => {
      options = { ...options, ...changes };
      for (const element of cards) element.refresh();
      return Promise.resolve();
    },
    fetchUpdates: () => Promise.resolve({}),
    submit: async () => {
      hasSubmitted = true;
      if (wallet) return { selectedPaymentMethod: 'apple_pay' };
      const error = await card()?.handle.validate();
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
    on: () => undefined,
  };
  registerElements(elements, handle);
  return elements;
}

async function loadIntent(
  context: StripeContext,
  clientSecret: string | undefined,
): Promise<Result<Charge | undefined, StripeJsError>> {
  if (clientSecret === undefined) return ok(undefined);
  const intent = await retrieveIntent(context, clientSecret);
  return intent.ok ? ok(intent.value) : err(intent.error);
}
