import type { IntentReply } from '@comanda/api-client';
import type { BegunPayment, WalletOutcome } from '@comanda/payments';
import type { WayEvent } from '../payment-event';
import type { Contact } from '../payment-flow';

/** One way of having somebody pay an open payment. */
export type PaymentWay = {
  /** Has the payer pay; resolves once it is known, or sure that nobody here knows, what came of it. */
  readonly confirm: (input: {
    /** The payment with its secret. */
    readonly intent: IntentReply | null;
    readonly contact: Contact;
  }) => Promise<WayEvent>;
  /** Asks what takes the card to stop; `confirm` resolves with whether the payer was faster. */
  readonly cancel: () => Promise<void>;
  /** Ends a payment that an earlier page began; null where nothing outside of that page takes a card. */
  readonly end: ((payment: BegunPayment) => Promise<WayEvent>) | null;
  /** Says what became of the payment, to what waits for it on the screen. */
  readonly settle: (outcome: WalletOutcome) => void;
};
