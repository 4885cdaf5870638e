import type { IntentReply } from '@comanda/api-client';
import type { Language } from '@comanda/contracts';
import { cents } from '@comanda/kernel';
import { useOrdering, useRestaurant } from '@comanda/ordering';
import {
  type CardPlaces,
  type CardState,
  loadCardDriver,
  type MountedCard,
  type MountOptions,
  untouchedCard,
  type Wallet,
} from '@comanda/payments';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchPart } from '@comanda/web/late';
import { readCardAppearance } from './card-appearance';

type MountInput = {
  /** Where the processor draws; null until the page has drawn it. */
  readonly getPlaces: () => CardPlaces | null;
  readonly intent: IntentReply;
  readonly language: Language;
  readonly labels: MountOptions['labels'];
  readonly onCard: (card: MountedCard | null) => void;
  readonly onFailure: () => void;
};

export type CardMount = {
  /** It can be typed into. */
  readonly isReady: boolean;
  readonly state: CardState;
  readonly wallets: readonly Wallet[];
};

/** Puts the processor's form onto the page, and takes it away again. */
export function useCardMount(input: MountInput): CardMount {
  const { client } = useOrdering();
  const { name: merchant } = useRestaurant();
  const [mounted, setMounted] = useState<MountedCard | null>(null);
  const [state, setState] = useState(untouchedCard);
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);

  const tell = useEffectEvent((card: MountedCard | null) => {
    setMounted(card);
    input.onCard(card);
  });
  const fail = useEffectEvent(() => input.onFailure());
  const mount = useEffectEvent(async (): Promise<MountedCard | null> => {
    const { intent, language, labels } = input;
    const driver = await loadCardDriver(intent.payment_service, fetchPart);
    const places = input.getPlaces();
    if (!driver.ok || places === null) return null;
    const mounted = await driver.value.mount(places, {
      response: intent.response,
      amount: cents(intent.payment_intent.amount),
      currency: intent.payment_intent.currency,
      language,
      appearance: readCardAppearance(),
      processor: intent.processor,
      labels,
      merchant,
      async authorizeMerchant(validate_url) {
        const reply = await client.authorizeApplePayMerchant({ validate_url });
        return reply.ok ? reply.value.merchant_session : null;
      },
    });
    return mounted.ok ? mounted.value : null;
  });

  useEffect(() => {
    let isWanted = true;
    let card: MountedCard | null = null;
    mount().then(
      (mounted) => {
        card = mounted;
        if (!isWanted) return mounted?.unmount();
        if (mounted === null) return fail();
        mounted.onChange(setState);
        mounted.onWallets(setWallets);
        tell(mounted);
      },
      (cause: unknown) => {
        reportError(cause);
        if (isWanted) fail();
      },
    );
    return () => {
      isWanted = false;
      card?.unmount();
      tell(null);
    };
  }, []);

  const { language } = input;
  const spoken = useRef(language);
  useEffect(() => {
    if (mounted === null || spoken.current === language) return;
    spoken.current = language;
    mounted.update({ language });
  }, [mounted, language]);

  const { amount } = input.intent.payment_intent;
  useEffect(() => mounted?.update({ amount: cents(amount) }), [mounted, amount]);

  return { isReady: mounted !== null, state, wallets };
}
