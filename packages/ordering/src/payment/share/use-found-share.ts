import type { IntentReply } from '@comanda/api-client';
import { useEffect, useEffectEvent } from 'react';
import { useOrdering } from '../../provider/ordering-context';
import { useOrderingStore } from '../../provider/use-ordering-store';
import { currentPayer, type Payer } from './payer';

/** Looks once for a share that the guest had claimed before the page was opened: a reload must not lose what is held. */
export function useFoundShare(
  isWanted: boolean,
  onFound: (payer: Payer, intent: IntentReply) => void,
): void {
  const { client, store } = useOrdering();
  const guest_id = useOrderingStore((state) => state.guest?.guest_id ?? null);
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    const payer = currentPayer(store);
    if (!isWanted || payer === null || payer.guest_id !== guest_id) return;
    let isOver = false;
    async function look(whose: Payer): Promise<void> {
      const found = await client.getOpenShare({ guest_id: whose.guest_id });
      // Without an answer the guest chooses anew; the server gives the same share again.
      if (!isOver && found.ok && found.value.payment !== null) tell(whose, found.value.payment);
    }
    void look(payer);
    return () => {
      isOver = true;
    };
  }, [client, store, guest_id, isWanted]);
}
