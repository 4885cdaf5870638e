import { useRestaurant } from '@comanda/ordering';
import { isEmbedded } from '@comanda/web/embedding';
import { useEffect, useEffectEvent, useState } from 'react';
import { useKiosk } from '#shared/use-kiosk';
import { embeddedTalk } from './embedded-talk';
import { useIsMoneyMoving } from './payment-provider';

/** Starts over for the next guest when the page around the kiosk asks for it, and says when that is done. Draws nothing. */
export function EmbeddedReset() {
  const { endGuest } = useKiosk();
  const { embed_origin } = useRestaurant();
  const isPending = useIsMoneyMoving();
  const [isAsked, setAsked] = useState(false);
  const origin = isEmbedded() ? embed_origin : null;

  useEffect(() => {
    return origin === null ? undefined : embeddedTalk(origin).onStartReset(() => setAsked(true));
  }, [origin]);

  const reset = useEffectEvent(() => {
    endGuest();
    if (origin !== null) embeddedTalk(origin).tellReset();
  });
  useEffect(() => {
    // Of a payment under way the outcome is found out first: only then nothing of it is lost.
    if (isAsked && !isPending) reset();
  }, [isAsked, isPending]);

  return null;
}
