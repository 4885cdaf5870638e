import type { StreamState } from '@comanda/api-client';
import type { Delivery, ErrorCode } from '@comanda/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useOrdering } from '../provider/ordering-context';
import { deliveryQuery } from '../queries/deliveries';
import { isOver, trackingInterval } from './tracking-interval';

export type DeliveryTracking = {
  /** undefined = not known yet; null = nothing is brought to this guest. */
  readonly delivery: Delivery | null | undefined;
  readonly is_over: boolean;
  /** Calls it off. Resolves with why that was refused, or null when it is done. */
  readonly cancel: () => Promise<ErrorCode | 'offline' | null>;
  readonly is_cancelling: boolean;
};

/**
 * Follows what is brought to a guest: by the server's events while they come (useLiveUpdates has their state), else by
 * asking, a bounded number of times, until it has arrived.
 */
export function useDeliveryTracking({
  guest_id,
  events,
}: {
  readonly guest_id: string;
  readonly events: StreamState;
}): DeliveryTracking {
  const { client } = useOrdering();
  const queryClient = useQueryClient();
  const [isCancelling, setCancelling] = useState(false);
  const { data: delivery } = useQuery({
    ...deliveryQuery(client, guest_id),
    refetchInterval({ state: { data, dataUpdateCount, errorUpdateCount } }) {
      const tries = dataUpdateCount + errorUpdateCount;
      return trackingInterval({ events, delivery: data, tries });
    },
  });

  const cancel = useCallback(async () => {
    setCancelling(true);
    const cancelled = await client.cancelDelivery({ guest_id });
    setCancelling(false);
    void queryClient.invalidateQueries({ queryKey: ['delivery', guest_id] });
    void queryClient.invalidateQueries({ queryKey: ['guest-order', guest_id] });
    if (cancelled.ok) return null;
    return cancelled.error.kind === 'problem' ? cancelled.error.problem.code : 'offline';
  }, [client, queryClient, guest_id]);

  return {
    delivery,
    is_over: isOver(delivery),
    cancel,
    is_cancelling: isCancelling || delivery?.is_cancelling === true,
  };
}
