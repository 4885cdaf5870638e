import type { IntentReply } from '@comanda/api-client';
import type { Language } from '@comanda/contracts';
import { cents } from '@comanda/kernel';
import { loadCardDriver, type MountedCard } from '@comanda/payments';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { readCardAppearance } from './card-appearance';

type MountInput = {
  readonly frameRef: RefObject<HTMLDivElement | null>;
  readonly intent: IntentReply;
  readonly language: Language;
  readonly onCard: (card: MountedCard | null) => void;
  readonly onFailure: () => void;
};

/** Puts the processor's form for one payment onto the page, and takes it away again. True once it can be typed into. */
export function useMountedCard({
  frameRef,
  intent,
  language,
  onCard,
  onFailure,
}: MountInput): boolean {
  const [isReady, setReady] = useState(false);
  const tellCard = useEffectEvent(onCard);
  const tellFailure = useEffectEvent(onFailure);
  const { payment_intent_id } = intent.payment_intent;

  const mount = useEffectEvent(async (frame: HTMLElement): Promise<MountedCard | null> => {
    const driver = await loadCardDriver(intent.payment_service);
    if (!driver.ok) return null;
    const { client_secret, amount, currency } = intent.payment_intent;
    const mounted = await driver.value.mount(frame, {
      client_secret,
      amount: cents(amount),
      currency,
      language,
      appearance: readCardAppearance(),
      processor: intent.processor,
    });
    return mounted.ok ? mounted.value : null;
  });

  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    let isWanted = true;
    let card: MountedCard | null = null;
    mount(frame).then(
      (mounted) => {
        card = mounted;
        if (!isWanted) mounted?.unmount();
        else if (mounted) {
          setReady(true);
          tellCard(mounted);
        } else tellFailure();
      },
      (cause: unknown) => {
        reportError(cause);
        if (isWanted) tellFailure();
      },
    );
    return () => {
      isWanted = false;
      card?.unmount();
      setReady(false);
      tellCard(null);
    };
  }, [frameRef, payment_intent_id]);

  return isReady;
}
