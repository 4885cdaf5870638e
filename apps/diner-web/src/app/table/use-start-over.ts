import { CallError, useOrdering, useRestaurant } from '@comanda/ordering';
import type { ApiFailure } from '@comanda/api-client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNextGuest } from '#app/use-next-guest';
import { useParty } from './party-context';
import { becomeTabletOf, rememberTabletTable } from './remembered';

type StartOver = {
  /** Whether the next guest may begin. */
  readonly is_done: boolean;
  /** Whether the table of the last guest is still open, although it was tried several times. */
  readonly is_failed: boolean;
  readonly retry: () => void;
};

/** Ends what the last guest of a tablet did: their table is closed, and only then, as it is still known, they are forgotten. */
export function useStartOver(): StartOver {
  const { client, endpoint } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const { seat } = useParty();
  const forgetGuest = useNextGuest();

  async function close(table_id: string): Promise<void> {
    const read = await client.listTableGuests(table_id);
    if (!read.ok) return pass(read.error);
    const { is_tablet, local_id, table_session_id } = read.value.table;
    if (is_tablet && local_id) rememberTabletTable(local_id);
    const source = 'tablet';
    const closed = await client.closeTable({ restaurant_id, table_id, table_session_id, source });
    if (!closed.ok) pass(closed.error);
  }

  const { mutate, isSuccess, isError } = useMutation({
    retry: 2,
    async mutationFn() {
      if (seat.identity !== null) await close(seat.identity.table_id);
      await forgetGuest();
    },
  });
  const begin = useEffectEvent(() => {
    becomeTabletOf(endpoint);
    mutate();
  });
  useEffect(() => begin(), []);
  return { is_done: isSuccess, is_failed: isError, retry: mutate };
}

/** Goes on where there is nothing to close: the party is over, or it is not this tablet's to end. Throws otherwise. */
function pass(failure: ApiFailure): void {
  const isNothing = failure.kind === 'problem' && [401, 404].includes(failure.problem.status);
  if (!isNothing) throw new CallError(failure);
}
