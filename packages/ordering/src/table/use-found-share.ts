import type { IntentReply } from '@comanda/api-client';
import { useEffect, useEffectEvent } from 'react';
import { useOrdering } from '../provider/ordering-context';
import { useOrderingStore } from '../provider/use-ordering-store';

/** Looks once for a share that the guest had claimed before the page was opened: a reload must not lose what is held. */
export function useFoundShare(onFound: (intent: IntentReply) => void): void {
  const { client } = useOrdering();
  const guest_id = useOrderingStore((state) => state.guest?.guest_id ?? null);
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (guest_id === null) return;
    let isOver = false;
    async function look(id: string): Promise<void> {
      const found = await client.getOpenShare(id);
      // Without an answer the guest chooses anew; the server gives the same share again.
      if (!isOver && found.ok && found.value.payment !== null) tell(found.value.payment);
    }
    void look(guest_id);
    return () => {
      isOver = true;
    };
  }, [client, guest_id]);
}
