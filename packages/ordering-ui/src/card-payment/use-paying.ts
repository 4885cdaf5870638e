import type { PaymentOptions } from '@comanda/ordering';
import type { Checkout } from '@comanda/ordering/payment';
import type { IntentReply } from '@comanda/api-client';
import { cardLayoutOf, type MountedCard } from '@comanda/payments';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useWallet } from './use-wallet';

export type Way = 'card' | 'counter';

export type Paying = {
  readonly way: Way;
  readonly changeWay: (way: Way) => void;
  /** Money may be moving, or the order is on its way: nothing else can be begun. */
  readonly isBusy: boolean;
  /** Something stands against the order, perhaps since the guest is here: nothing is paid before that was looked at. */
  readonly mustReview: boolean;
  /** The order has become another one while its payment form was open, perhaps in another tab. */
  readonly isChanged: boolean;
  /** Typed data is kept, and pays nothing until the guest accepts the new total. */
  readonly mustAgree: boolean;
  readonly agree: () => void;
  /** The processor's form is not there yet. */
  readonly isWaitingForForm: boolean;
  readonly isFormBroken: boolean;
  readonly setFormBroken: (isBroken: boolean) => void;
  readonly setCard: (card: MountedCard | null) => void;
  /** Intent of the form; kept while another payment is opened for a declined card. */
  readonly formIntent: IntentReply | null;
  /** The card is entered on another site. */
  readonly isElsewhere: boolean;
  readonly pay: () => void;
};

type PayingInput = {
  readonly checkout: Checkout;
  readonly options: PaymentOptions;
  readonly onWalletFailed: () => void;
};

/** State of the payment screen: opens a payment on arrival, and pays it once, by card, by wallet or at the counter. */
export function usePaying({ checkout, options, onWalletFailed }: PayingInput): Paying {
  const { flow, intent, isOutdated } = checkout;
  const [formIntent, setFormIntent] = useState(intent);
  const [way, setWay] = useState<Way>(options.online ? 'card' : 'counter');
  const [card, setCard] = useState<MountedCard | null>(null);
  const [isFormBroken, setFormBroken] = useState(false);
  const [isByWallet, setByWallet] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const isBusy =
    flow.stage === 'confirming' || flow.stage === 'placing' || flow.stage === 'checking';
  const isDeclined = flow.stage === 'declined';
  const canPayByCard = flow.stage === 'ready_to_confirm' || isDeclined;
  // Also after what stood in the way of a payment has been settled, and for an order that has become another one.
  const isStale = canPayByCard && intent !== null && isOutdated;
  // Before a form was there nothing was seen of the former order.
  if (isStale && card !== null && !isChanged) setChanged(true);
  const isFormKept = formIntent !== null && cardLayoutOf(formIntent.payment_service) === 'fields';
  const isReopening =
    flow.stage === 'securing_guest' || flow.stage === 'opening_payment' || flow.stage === 'offline';
  const keepsForm = isDeclined || isBusy || (isReopening && isFormKept);
  if (intent !== formIntent && (intent !== null || !keepsForm)) setFormIntent(intent);
  // An order that was placed before says nothing about this one.
  const isUntried = flow.stage === 'idle' || flow.stage === 'placed';
  const mustReview = checkout.fault !== null && (isUntried || canPayByCard);

  const mustAgree = isChanged && isFormKept;
  const mustOpen = way === 'card' && checkout.fault === null && (isUntried || isStale);
  const open = useEffectEvent(() => {
    if (way === 'card' && checkout.fault === null) checkout.start();
  });
  // A payment of an earlier visit is compared with the current order: the same order keeps its payment.
  useLayoutEffect(() => open(), []);
  // Before anything can be tapped: later, it would open one for whoever has just chosen the counter.
  useLayoutEffect(() => {
    if (mustOpen) open();
  }, [mustOpen]);

  function pay() {
    if (mustReview || isStale || mustAgree) return;
    if (way === 'counter') checkout.payAtCounter();
    else if (intent) send();
  }

  function send() {
    setChanged(false);
    if (card && canPayByCard) void checkout.confirm(card, { return_url: location.href });
  }
  function payByWallet() {
    setByWallet(true);
    if (mustReview || isStale || intent === null) return card?.settleWallet('declined');
    // Its own sheet has shown the total.
    send();
  }
  useWallet(card, payByWallet, onWalletFailed);
  const failWallet = useEffectEvent(onWalletFailed);
  useEffect(() => {
    if (isByWallet && isDeclined) failWallet();
  }, [isByWallet, isDeclined]);

  return {
    way,
    /** Abandons the payment of the other way; the server reopens the same one when needed. */
    changeWay(next) {
      setWay(next);
      setChanged(false);
      checkout.reset();
    },
    isBusy,
    mustReview,
    isChanged,
    mustAgree,
    agree: () => setChanged(false),
    isWaitingForForm:
      way === 'card' && options.online && !isFormBroken && (card === null || intent === null),
    isFormBroken,
    setFormBroken,
    setCard,
    formIntent,
    isElsewhere: formIntent !== null && cardLayoutOf(formIntent.payment_service) === 'redirect',
    pay() {
      setByWallet(false);
      pay();
    },
  };
}
