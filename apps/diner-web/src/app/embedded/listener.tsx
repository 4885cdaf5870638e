import { useOrdering, usePendingPayment, useRestaurant } from '@comanda/ordering';
import { type Embedding, openEmbedding } from '@comanda/web/embedding';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '#app/paths';
import { useNextGuest } from '#app/use-next-guest';

/** Begins anew for the next guest when the page around asks for it, and says when that is done. */
export function Listener() {
  const { endpoint } = useOrdering();
  const { embed_origin: origin } = useRestaurant();
  const forgetGuest = useNextGuest();
  const navigate = useNavigate();
  const isPending = usePendingPayment();
  const embedding = useRef<Embedding | null>(null);
  const [wanted, setWanted] = useState(0);
  const doneRef = useRef(0);

  useEffect(() => {
    const opened = openEmbedding(window, {
      origin,
      onStartReset: () => setWanted((times) => times + 1),
    });
    embedding.current = opened;
    return () => opened?.close();
  }, [origin]);

  const reset = useEffectEvent(async () => {
    await forgetGuest();
    void navigate(pathTo('home', { endpoint }), { replace: true });
    embedding.current?.tellReset();
  });
  useEffect(() => {
    // Of a payment under way the outcome is found out first: only then nothing of it is lost.
    if (wanted === doneRef.current || isPending) return;
    doneRef.current = wanted;
    void reset();
  }, [wanted, isPending]);

  return null;
}
