import type Stripe from 'stripe';

import type { AccountBooks } from './store/account-books';
import type { TerminalStore } from './terminal/terminal-store';
import type { EventType } from './webhooks/event-types';

/** Sender of a request: the restaurant's server, or a guest's browser. */
export type Access = 'secret' | 'publishable';

/** Context of a route. Everything in it belongs to the one requested account. */
export type StripeCall = {
  readonly account: AccountBooks;
  readonly access: Access;
  /** The secret with which a browser proves that the intent was handed to it. */
  readonly clientSecret: string | undefined;
  /** Unix seconds. */
  readonly now: number;
  /** Under which the browser can reach the sandbox, for the pages of a card's bank. */
  readonly baseUrl: string;
  /** The card readers of every account. */
  readonly terminals: TerminalStore;
  readonly emit: (
    type: EventType,
    object: EventObject,
    previous?: Readonly<Record<string, unknown>>,
  ) => void;
  /** Runs the work once, later; forgotten when the sandbox is reset or closed. */
  readonly later: (work: () => void) => void;
};

export type EventObject = Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund;
