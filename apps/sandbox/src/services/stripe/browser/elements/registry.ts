import type { Result } from '@comanda/kernel';
import type { PaymentMethod } from '@stripe/stripe-js';

import { IntegrationError } from '../../../../browser/integration-error';
import type { BillingDetails, ValidationError } from '../messages';
import type { StripeJsError } from '../stripe-context';
import type { Locale } from '../texts/texts';

/** Internal functions of a card form, hidden from the page. */
export type CardHandle = {
  readonly validate: () => Promise<ValidationError | undefined>;
  readonly createPaymentMethod: (
    billing: BillingDetails,
  ) => Promise<Result<PaymentMethod, StripeJsError>>;
  /** Validates, then gives the id of a new payment method. */
  readonly tokenize: (billing: BillingDetails) => Promise<Result<string, StripeJsError>>;
};

/** A wallet that has been approved and waits to be told whether the payment went through. */
export type ApprovedWallet = {
  readonly paymentMethod: string;
  readonly finish: (isPaid: boolean) => void;
};

export type ElementsHandle = {
  readonly clientSecret: () => string | undefined;
  readonly locale: () => Locale;
  readonly card: () => CardHandle | undefined;
  readonly approveWallet: (wallet: ApprovedWallet) => void;
  readonly choosePaymentMethod: (
    billing: BillingDetails | undefined,
  ) => Promise<Result<string, StripeJsError>>;
  readonly finishWallet: (isPaid: boolean) => void;
};

const cards = new WeakMap<object, CardHandle>();
const groups = new WeakMap<object, ElementsHandle>();

export function registerCard(element: object, handle: CardHandle): void {
  cards.set(element, handle);
}

export function cardOf(element: object): CardHandle | undefined {
  return cards.get(element);
}

export function registerElements(elements: object, handle: ElementsHandle): void {
  groups.set(elements, handle);
}

export function elementsOf(elements: object): ElementsHandle {
  const handle = groups.get(elements);
  if (handle) return handle;
  throw new IntegrationError(
    'Invalid value for `elements`: pass the object that stripe.elements() returned.',
  );
}
