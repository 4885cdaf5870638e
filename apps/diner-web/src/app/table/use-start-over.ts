import { useOrdering, useRestaurant } from '@comanda/ordering';
import { type ApiFailure, CallError } from '@comanda/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNextGuest } from '#app/use-next-guest';
import { useParty } from './party-context';
import { becomeTabletOf, rememberTabletTable } from './remembered';

type StartOver = {
  /** Whether the next guest may begin. */
  readonly is_done: boolean;
  /** Whether it is being tried. */
  readonly is_busy: boolean;
  /** Whether the table of the last guest is still open, although it was tried several times; also while it is tried once more. */
  readonly is_failed: boolean;
  readonly retry: () => void;
};

type Stage = 'under_way' | 'done' | 'failed' | 'tried_again';

const WAITS_MS = [1_000, 2_000];

/** Ends what the last guest of a tablet did: their table is closed, and only then, as it is still known, they are forgotten. */
export function useStartOver(): StartOver {
  const { client, endpoint } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const { seat } = useParty();
  const forgetGuest = useNextGuest();
  const [stage, setStage] = useState<Stage>('under_way');

  async function close(table_id: string): Promise<void> {
    const read = await client.listTableGuests({ table_id });
    if (!read.ok) return pass(read.error);
    const { is_tablet, local_id, table_session_id } = read.value.table;
    if (is_tablet && local_id) rememberTabletTable(local_id);
    const source = 'tablet';
    const closed = await client.closeTable({ restaurant_id, table_id, table_session_id, source });
    if (!closed.ok) pass(closed.error);
  }

  async function end(): Promise<Stage> {
    const { identity } = seat;
    try {
      if (identity !== null) await insist(() => close(identity.table_id));
      await forgetGuest();
      return 'done';
    } catch {
      return 'failed';
    }
  }

  const begin = useEffectEvent(() => {
    becomeTabletOf(endpoint);
    void end().then(setStage);
  });
  useEffect(() => begin(), []);
  return {
    is_done: stage === 'done',
    is_busy: stage === 'under_way' || stage === 'tried_again',
    is_failed: stage === 'failed' || stage === 'tried_again',
    retry() {
      setStage('tried_again');
      void end().then(setStage);
    },
  };
}

/** Does it, waiting a little longer each time that it fails; throws what the last time threw. */
async function insist(attempt: () => Promise<void>): Promise<void> {
  for (const wait_ms of WAITS_MS) {
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait_ms));
    }
  }
  await attempt();
}

/** Goes on where there is nothing to close: the party is over, or it is not this tablet's to end. Throws otherwise. */
function pass(failure: ApiFailure): void {
  const isNothing = failure.kind === 'problem' && [401, 404].includes(failure.problem.status);
  if (!isNothing) throw new CallError(failure);
}
